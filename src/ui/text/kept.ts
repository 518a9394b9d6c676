import { kept } from './en/kept.ts'
import { createCatalogue, type Worded } from './language.ts'

export type KeptWords = Worded<typeof kept>

/** The words of the list of kept games. */
export const { useWords: useKeptWords } = createCatalogue(kept, {
  nl: async () => (await import('./nl/kept.ts')).kept,
})
