import { sharedRescues } from './en/rescues.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type RescueWords = Worded<typeof sharedRescues>

/** The words of the books of rescues. */
export const { useWords: useRescueWords } = catalogueOf(sharedRescues, {
  nl: async () => (await import('./nl/rescues.ts')).sharedRescues,
})
