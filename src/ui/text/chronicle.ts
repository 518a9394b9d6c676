import { sharedChronicle } from './en/chronicle.ts'
import { createCatalogue, type Worded } from './language.ts'

export type ChronicleWords = Worded<typeof sharedChronicle>

/** The words of the chronicle and the tale of the day, loaded with those pages. */
export const { useWords: useChronicleWords } = createCatalogue(sharedChronicle, {
  nl: async () => (await import('./nl/chronicle.ts')).sharedChronicle,
})
