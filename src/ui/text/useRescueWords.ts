import { rescues } from './en/rescues.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type RescueWords = Worded<typeof rescues>

/** The words of the books of rescues. */
export const { useWords: useRescueWords } = catalogueOf(rescues, {
  nl: async () => (await import('./nl/rescues.ts')).rescues,
})
