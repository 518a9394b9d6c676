import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { tableWords } from './en/table.ts'

/** The words of the table's first paint. A missing or surplus message is a compiler error. */
export type Messages = Worded<typeof tableWords>

/** The words of the table's first paint. Parts of the cover call `useCoverWords`; lazy parts call `useAllWords`. */
export const MESSAGES = createCatalogue(tableWords, {
  nl: async () => (await import('./nl/table.ts')).tableWords,
})

export const { useWords: useMessages, wordsNow: messagesNow } = MESSAGES
