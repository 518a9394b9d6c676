import { createCatalogue } from '../../../ui/text/language.ts'
import { book } from './en/cover.ts'

/** What the shelf says of this tale, before anything else of it has come. */
export const { useWords: useBook } = createCatalogue(book, {
  nl: async () => (await import('./nl/cover.ts')).book,
})
