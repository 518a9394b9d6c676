import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { coverWords } from './en/cover.ts'

/** All that the cover may say. */
export type CoverWords = Worded<typeof coverWords>

/** The words of the cover, which does not wait for those of the table. */
export const { useWords: useCoverWords } = createCatalogue(coverWords, {
  nl: async () => (await import('./nl/cover.ts')).coverWords,
})
