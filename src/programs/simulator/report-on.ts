import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readNotebook } from './results-file.ts'
import { summarizeRun } from './run-summary.ts'
import { filled, writeFiles } from './tables.ts'
import type { AnswerOf, SimulationTypes, SimulatorTale } from './tale.ts'

interface ReportSpec<Run> {
  /** The paths of the report and of the folder of measurements, from the project's root. */
  readonly report: string
  readonly measurements: string
  /** Its tables, by marker name. */
  readonly tables: Readonly<Record<string, (runs: readonly Run[]) => string>>
  /** Other files made from the measurements, by path from the project's root. */
  files?(runs: readonly Run[]): Readonly<Record<string, string>>
}

/** A report that is made from its measurements only. */
export interface Report<Run> {
  /** Returns all stored measurements in the order of their names. */
  readRuns(root: string): Run[]
  /** Returns the texts of the report's files by path. */
  files(root: string): ReadonlyMap<string, string>
  /** Writes the files of the report. */
  write(root: string): void
}

/**
 * Makes the report on a tale. Measurements are summaries from `--json` (`.json`) and results files with a line for each game (`.games`).
 */
export function reportOn<M extends SimulationTypes>(
  tale: SimulatorTale<M>,
  { report, measurements, tables, files }: ReportSpec<AnswerOf<SimulatorTale<M>>>,
): Report<AnswerOf<SimulatorTale<M>>> {
  type Run = AnswerOf<SimulatorTale<M>>
  const whole = (kept: Run): Run => ({ ...kept, setting: tale.wholeSetting?.(kept.setting) ?? kept.setting })

  function readRun(name: string, text: string): Run[] {
    if (name.endsWith('.json')) return [whole(JSON.parse(text))]
    if (!name.endsWith('.games')) return []
    const { heading, records } = readNotebook<M>(text)
    return [whole(summarizeRun<M>(tale, heading, records))]
  }

  const readRuns = (root: string): Run[] =>
    readdirSync(join(root, measurements), { withFileTypes: true })
      .flatMap((entry) => (entry.isFile() ? entry.name : []))
      .sort()
      .flatMap((name) => readRun(name, readFileSync(join(root, measurements, name), 'utf8')))

  function filesOf(root: string): ReadonlyMap<string, string> {
    const runs = readRuns(root)
    const made = Object.fromEntries(Object.entries(tables).map(([name, make]) => [name, make(runs)]))
    const text = filled(readFileSync(join(root, report), 'utf8'), made)
    return new Map([[report, text], ...Object.entries(files?.(runs) ?? {})])
  }

  return { readRuns, files: filesOf, write: (root) => writeFiles(root, filesOf(root)) }
}
