import { kept } from './en/kept.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type KeptWords = Worded<typeof kept>

/** The words of the list of kept games. */
export const { useWords: useKeptWords } = catalogueOf(kept, {
  nl: async () => (await import('./nl/kept.ts')).kept,
})
