import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { door } from './en/base.ts'

/** The words that every page has. */
export type DoorWords = Worded<typeof door>

/** What every page of this tale says. */
export const { useWords: useDoorWords, wordsNow: doorWordsNow } = createCatalogue(door, {
  nl: async () => (await import('./nl/base.ts')).door,
})
