import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { tableWords } from './en/table.ts'
import { type WithExpansions, withExpansions } from './expansion-words.ts'

/** The words for the first paint of the table. A missing or surplus message is a compiler error. */
export type Messages = Worded<typeof tableWords> & WithExpansions

/** The words for the first paint of the table. Drawings of the cover use `useCoverWords`, later parts `useAllWords`. */
export const MESSAGES = withExpansions(
  createCatalogue(tableWords, {
    nl: async () => (await import('./nl/table.ts')).tableWords,
  }),
)

export const { useWords: useMessages, wordsNow: messagesNow } = MESSAGES
