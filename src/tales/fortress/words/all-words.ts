import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { en } from './en/index.ts'

/** All words of this tale, including those of the table's first paint (`messages.ts`). */
export type AllWords = Worded<typeof en>

/** All words of this game, loaded after the table's first paint. */
export const ALL_WORDS = createCatalogue(en, {
  nl: async () => (await import('./nl/index.ts')).nl,
})

export const { useWords: useAllWords } = ALL_WORDS
