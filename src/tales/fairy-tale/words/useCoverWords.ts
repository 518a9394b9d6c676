import { catalogueOf } from '../../../ui/text/language.ts'
import { cover } from './en/cover.ts'

/** The words of the cover, which does not wait for those of the table. */
export const { useWords: useCoverWords } = catalogueOf(cover, {
  nl: async () => (await import('./nl/cover.ts')).cover,
})
