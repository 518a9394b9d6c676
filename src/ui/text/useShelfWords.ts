import { shelf } from './en/shelf.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type ShelfWords = Worded<typeof shelf>

/** The words of the shelf. */
export const { useWords: useShelfWords } = catalogueOf(shelf, {
  nl: async () => (await import('./nl/index.ts')).shelf,
})
