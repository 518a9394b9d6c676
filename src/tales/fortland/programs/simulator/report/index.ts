import { reportOn } from '../../../../../programs/simulator/report-on.ts'
import type { Answer } from '../summary.ts'
import { fallTable, lengthTable, levelTable, playTable, seatTable } from './tables.ts'

/** The report on this tale. */
export const { readRuns, reportFiles, writeReport } = reportOn<Answer>({
  report: 'docs/balance/FORTLAND.md',
  measurements: 'docs/balance/fortland',
  tables: {
    levels: levelTable,
    seats: seatTable,
    length: lengthTable,
    fall: fallTable,
    play: playTable,
  },
})
