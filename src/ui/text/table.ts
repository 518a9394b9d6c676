import { sharedTable } from './en/table.ts'
import { createCatalogue, type Worded } from './language.ts'

export type TableWords = Worded<typeof sharedTable>

/** The words of the frame of a table. */
export const { useWords: useTableWords, wordsNow: tableWordsNow } = createCatalogue(sharedTable, {
  nl: async () => (await import('./nl/table.ts')).sharedTable,
})
