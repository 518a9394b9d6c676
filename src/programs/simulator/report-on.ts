import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filled, writeFiles } from './report.ts'

interface ReportOn<Answer> {
  /** Where it lies, and the measurements that are kept, from the project's root. */
  report: string
  measurements: string
  /** Its tables, by the names of their markers. */
  tables: Readonly<Record<string, (runs: readonly Answer[]) => string>>
}

/** A report that is made of measurements alone. */
export function reportOn<Answer>({ report, measurements, tables }: ReportOn<Answer>) {
  /** All measurements that are kept: sums as `--json` prints them. */
  const readRuns = (root: string): Answer[] =>
    readdirSync(join(root, measurements))
      .sort()
      .map((name): Answer => JSON.parse(readFileSync(join(root, measurements, name), 'utf8')))

  /** What is made of the measurements, as path and text: the report with its tables. */
  function reportFiles(root: string): Map<string, string> {
    const runs = readRuns(root)
    const made = Object.fromEntries(Object.entries(tables).map(([name, make]) => [name, make(runs)]))
    return new Map([[report, filled(readFileSync(join(root, report), 'utf8'), made)]])
  }

  /** Makes the tables of the report anew from the measurements that are kept. */
  const writeReport = (root: string): void => writeFiles(root, reportFiles(root))

  return { readRuns, reportFiles, writeReport }
}
