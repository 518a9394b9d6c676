import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { en } from './en/index.ts'
import { type WithExpansions, withExpansions } from './expansion-words.ts'

/** All words of this tale, including those for the first paint of the table (`messages.ts`). */
export type AllWords = Worded<typeof en> & WithExpansions

/** All words of this tale. Loaded after the first paint of the table. */
export const ALL_WORDS = withExpansions(
  createCatalogue(en, {
    nl: async () => (await import('./nl/index.ts')).nl,
  }),
)

export const { useWords: useAllWords, wordsNow: allWordsNow } = ALL_WORDS
