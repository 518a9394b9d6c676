import { sharedKeys } from './en/keys.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type KeysWords = Worded<typeof sharedKeys>

/** The words of the sheet of keys. */
export const { useWords: useKeysWords } = catalogueOf(sharedKeys, {
  nl: async () => (await import('./nl/index.ts')).keys,
})
