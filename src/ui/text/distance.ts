import { distance } from './en/distance.ts'
import { createCatalogue, type Worded } from './language.ts'

export type DistanceWords = Worded<typeof distance>

/** The words of a table of several devices, loaded with its first page. */
export const { useWords: useDistanceWords } = createCatalogue(distance, {
  nl: async () => (await import('./nl/distance.ts')).distance,
})
