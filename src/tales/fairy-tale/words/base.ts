import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { baseWords } from './en/base.ts'

/** The words that every page has. */
export type BaseWords = Worded<typeof baseWords>

/** The words that every page of this tale has. */
export const { useWords: useBaseWords, wordsNow: baseWordsNow } = createCatalogue(baseWords, {
  nl: async () => (await import('./nl/base.ts')).baseWords,
})
