import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { cover } from './en/cover.ts'

/** All that the cover may say. */
export type CoverWords = Worded<typeof cover>

/** The words of the cover, which does not wait for those of the table. */
export const { useWords: useCoverWords } = createCatalogue(cover, {
  nl: async () => (await import('./nl/cover.ts')).cover,
})
