import { catalogueOf } from '../../../ui/text/language.ts'
import { atTable } from './en/at-table.ts'
import { withExpansions } from './expansion-words.ts'

/** What the table says in its first moment. What the cover draws asks `useCoverWords`, what comes late `useAllWords`. */
export const { useWords: useMessages, wordsNow: messagesNow } = withExpansions(
  catalogueOf(atTable, {
    nl: async () => (await import('./nl/at-table.ts')).atTable,
  }),
)
