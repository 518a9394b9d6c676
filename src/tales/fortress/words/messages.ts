import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { tableWords } from './en/table.ts'

/** The words that the table has in its first moment. A missing or surplus message is a compiler error. */
export type Messages = Worded<typeof tableWords>

/** What the table says in its first moment. What the cover draws asks `useCoverWords`, what comes late `useAllWords`. */
export const { useWords: useMessages, wordsNow: messagesNow } = createCatalogue(tableWords, {
  nl: async () => (await import('./nl/table.ts')).tableWords,
})
