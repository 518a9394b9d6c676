import { reportOn } from '../../../../../programs/simulator/report-on.ts'
import type { Answer } from '../summary.ts'
import { levelTable, openingTable, pairTable, playTable } from './tables.ts'

/** The report on this tale. */
export const { readRuns, reportFiles, writeReport } = reportOn<Answer>({
  report: 'docs/balance/BOOGYMAN.md',
  measurements: 'docs/balance/boogyman',
  tables: {
    levels: levelTable,
    pairs: pairTable,
    play: playTable,
    opening: openingTable,
  },
})
