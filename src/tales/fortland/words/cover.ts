import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { coverWords } from './en/cover.ts'

export type CoverWords = Worded<typeof coverWords>

/** The words of the cover, which loads without the words of the table. */
export const { useWords: useCoverWords, wordsNow: coverWordsNow } = createCatalogue(coverWords, {
  nl: async () => (await import('./nl/cover.ts')).coverWords,
})
