import { sharedRescues } from './en/rescues.ts'
import { createCatalogue, type Worded } from './language.ts'

export type RescueWords = Worded<typeof sharedRescues>

/** The words of the books of rescues. */
export const { useWords: useRescueWords } = createCatalogue(sharedRescues, {
  nl: async () => (await import('./nl/rescues.ts')).sharedRescues,
})
