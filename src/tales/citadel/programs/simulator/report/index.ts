import { reportOn } from '../../../../../programs/simulator/report-on.ts'
import type { Answer } from '../summary.ts'
import { categoryTable, influenceTable, powerTable } from './cards.ts'
import { lengthTable, levelTable, seatTable } from './tables.ts'

/** The report on this tale. */
export const { readRuns, reportFiles, writeReport } = reportOn<Answer>({
  report: 'docs/balance/CITADEL.md',
  measurements: 'docs/balance/citadel',
  tables: {
    levels: levelTable,
    seats: seatTable,
    length: lengthTable,
    categories: categoryTable,
    powers: powerTable,
    influence: influenceTable,
  },
})
