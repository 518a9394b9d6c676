import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { en } from './en/index.ts'

/** All words of this tale, with those of the table's first moment (`messages.ts`). */
export type AllWords = Worded<typeof en>

/** All words of this tale: they come with what the table does not wait for. */
export const { useWords: useAllWords, wordsNow: allWordsNow } = createCatalogue(en, {
  nl: async () => (await import('./nl/index.ts')).nl,
})
