import { sharedChronicle } from './en/chronicle.ts'
import { createCatalogue, type Worded } from './language.ts'

export type ChronicleWords = Worded<typeof sharedChronicle>

/** The words of the chronicle and of the tale of the day: they come with those pages. */
export const { useWords: useChronicleWords } = createCatalogue(sharedChronicle, {
  nl: async () => (await import('./nl/chronicle.ts')).sharedChronicle,
})
