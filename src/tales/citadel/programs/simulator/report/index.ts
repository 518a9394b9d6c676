import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filled, writeFiles } from '../../../../../programs/simulator/report.ts'
import type { Answer } from '../measured.ts'
import { categoryTable, influenceTable, powerTable } from './cards.ts'
import { lengthTable, levelTable, seatTable } from './tables.ts'

const REPORT = 'docs/balance/CITADEL.md'
const MEASUREMENTS = 'docs/balance/citadel'

/** All measurements that are kept: sums as `--json` prints them. */
export const readRuns = (root: string): Answer[] =>
  readdirSync(join(root, MEASUREMENTS))
    .sort()
    .map((name): Answer => JSON.parse(readFileSync(join(root, MEASUREMENTS, name), 'utf8')))

/** What is made of the measurements, as path and text: the report with its tables. */
export function reportFiles(root: string): Map<string, string> {
  const runs = readRuns(root)
  const tables = {
    levels: levelTable(runs),
    seats: seatTable(runs),
    length: lengthTable(runs),
    categories: categoryTable(runs),
    powers: powerTable(runs),
    influence: influenceTable(runs),
  }
  return new Map([[REPORT, filled(readFileSync(join(root, REPORT), 'utf8'), tables)]])
}

/** Makes the tables of the report anew from the measurements that are kept. */
export const writeReport = (root: string): void => writeFiles(root, reportFiles(root))
