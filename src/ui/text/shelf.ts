import { shelf } from './en/shelf.ts'
import { createCatalogue, type Worded } from './language.ts'

export type ShelfWords = Worded<typeof shelf>

/** The words of the shelf. */
export const { useWords: useShelfWords } = createCatalogue(shelf, {
  nl: async () => (await import('./nl/index.ts')).shelf,
})
