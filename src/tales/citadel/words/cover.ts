import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { coverWords } from './en/cover.ts'

/** Words of the cover and the book. */
export type CoverWords = Worded<typeof coverWords>

/** Words of the cover, loaded without those of the table. */
export const { useWords: useCoverWords, wordsNow: coverWordsNow } = createCatalogue(coverWords, {
  nl: async () => (await import('./nl/cover.ts')).coverWords,
})
