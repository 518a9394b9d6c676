import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerOf } from './answer.ts'
import { readNotebook } from './notebook.ts'
import { filled, writeFiles } from './report.ts'
import type { AnswerOf, Measured, SimulatorTale } from './tale.ts'

interface ReportSpec<Run> {
  /** Where it lies, and the measurements that are kept, from the project's root. */
  readonly report: string
  readonly measurements: string
  /** Its tables, by the names of their markers. */
  readonly tables: Readonly<Record<string, (runs: readonly Run[]) => string>>
  /** Other files that are made of the measurements, by their paths from the project's root. */
  files?(runs: readonly Run[]): Readonly<Record<string, string>>
}

/** A report that is made of measurements alone. */
export interface Report<Run> {
  /** All measurements that are kept, in the order of their names. */
  readRuns(root: string): Run[]
  /** What is made of the measurements, as path and text. */
  files(root: string): ReadonlyMap<string, string>
  /** Makes the files of the report anew. */
  write(root: string): void
}

/**
 * Makes the report on a tale. Measurements are sums as `--json` prints them (`.json`), and notebooks with a line for every
 * game (`.games`).
 */
export function reportOn<M extends Measured>(
  tale: SimulatorTale<M>,
  { report, measurements, tables, files }: ReportSpec<AnswerOf<SimulatorTale<M>>>,
): Report<AnswerOf<SimulatorTale<M>>> {
  type Run = AnswerOf<SimulatorTale<M>>
  const whole = (kept: Run): Run => ({ ...kept, setting: tale.wholeSetting?.(kept.setting) ?? kept.setting })

  function readRun(name: string, text: string): Run[] {
    if (name.endsWith('.json')) return [whole(JSON.parse(text))]
    if (!name.endsWith('.games')) return []
    const { heading, records } = readNotebook<M>(text)
    return [whole(answerOf<M>(tale, heading, records))]
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
