import { reportOn } from '../../../../../programs/simulator/report-on.ts'
import type { Answer } from '../summary.ts'
import {
  chanceTable,
  decksTable,
  houseTable,
  landsTable,
  oddTable,
  roadTable,
  treasureTable,
} from './tables.ts'

/** The report on this tale. */
export const { readRuns, reportFiles, writeReport } = reportOn<Answer>({
  report: 'docs/balance/FORTRESS.md',
  measurements: 'docs/balance/fortress',
  tables: {
    decks: decksTable,
    road: roadTable,
    treasures: treasureTable,
    house: houseTable,
    lands: landsTable,
    odd: oddTable,
    unbeatable: chanceTable,
  },
})
