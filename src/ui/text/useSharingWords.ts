import { sharing } from './en/sharing.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type SharingWords = Worded<typeof sharing>

/** The words of tales that are sent. */
export const { useWords: useSharingWords } = catalogueOf(sharing, {
  nl: async () => (await import('./nl/index.ts')).sharing,
})
