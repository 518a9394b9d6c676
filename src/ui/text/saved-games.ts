import { kept } from './en/saved-games.ts'
import { createCatalogue, type Worded } from './language.ts'

export type KeptWords = Worded<typeof kept>

/** The words of the list of saved games. */
export const { useWords: useKeptWords } = createCatalogue(kept, {
  nl: async () => (await import('./nl/saved-games.ts')).kept,
})
