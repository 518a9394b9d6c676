import { sharedChronicle } from './en/chronicle.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type ChronicleWords = Worded<typeof sharedChronicle>

/** The words of the chronicle and of the tale of the day: they come with those pages. */
export const { useWords: useChronicleWords } = catalogueOf(sharedChronicle, {
  nl: async () => (await import('./nl/chronicle.ts')).sharedChronicle,
})
