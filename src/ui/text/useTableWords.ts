import { table } from './en/table.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type TableWords = Worded<typeof table>

/** The words of the frame of a table. */
export const { useWords: useTableWords, wordsNow: tableWordsNow } = catalogueOf(table, {
  nl: async () => (await import('./nl/table.ts')).table,
})
