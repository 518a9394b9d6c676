import { sharedKeys } from './en/keys.ts'
import { createCatalogue, type Worded } from './language.ts'

export type KeysWords = Worded<typeof sharedKeys>

/** The words of the sheet of keys. */
export const { useWords: useKeysWords, wordsNow: keysWordsNow } = createCatalogue(sharedKeys, {
  nl: async () => (await import('./nl/index.ts')).keys,
})
