import { catalogueOf } from '../../../ui/text/language.ts'
import { door } from './en/door.ts'

/** What every page of this tale says. */
export const { useWords: useDoorWords, wordsNow: doorWordsNow } = catalogueOf(door, {
  nl: async () => (await import('./nl/door.ts')).door,
})
