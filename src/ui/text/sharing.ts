import { sharing } from './en/sharing.ts'
import { createCatalogue, type Worded } from './language.ts'

export type SharingWords = Worded<typeof sharing>

/** The words of tales that are sent. */
export const { useWords: useSharingWords } = createCatalogue(sharing, {
  nl: async () => (await import('./nl/index.ts')).sharing,
})
