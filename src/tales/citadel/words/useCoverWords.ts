import { catalogueOf } from '../../../ui/text/language.ts'
import { coverWords } from './en/cover-words.ts'

/** The words of the cover, which does not wait for those of the table. */
export const { useWords: useCoverWords, wordsNow: coverWordsNow } = catalogueOf(coverWords, {
  nl: async () => (await import('./nl/cover-words.ts')).coverWords,
})
