import { sharedTable } from './en/table.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type TableWords = Worded<typeof sharedTable>

/** The words of the frame of a table. */
export const { useWords: useTableWords, wordsNow: tableWordsNow } = catalogueOf(sharedTable, {
  nl: async () => (await import('./nl/table.ts')).sharedTable,
})
