import { exit, stderr } from 'node:process'
import type { Options } from './options.ts'
import { progressLine } from './progress.ts'
import { headingOf, openNotebook } from './results-file.ts'
import { summarizeRun } from './run-summary.ts'
import type { SimulationTypes, SimulatorTale } from './tale.ts'
import type { WorkerPool } from './worker-pool.ts'

/** Exit codes by the convention of shells: stopped by Ctrl-C, and called with wrong arguments. */
const STOPPED = 130
const CALLED_WRONGLY = 2

/** Prints the problem in one sentence, and exits. */
export function refuse(problem: string): never {
  stderr.write(`${problem}\n`)
  exit(CALLED_WRONGLY)
}

/** Starts workers that play the games with these numbers, and calls `finished` for every game. */
export type Hire = <GameRecord>(
  setting: object,
  games: readonly number[],
  workers: number,
  finished: (record: GameRecord) => void,
) => WorkerPool

/** Plays the remaining games of a run and prints the result; when stopped, the current result. */
export async function run<M extends SimulationTypes>(
  tale: SimulatorTale<M>,
  { setting, games, workers, resume, json }: Options<M['Setting']>,
  hire: Hire,
): Promise<void> {
  const heading = headingOf(tale, setting)
  const notebook = resume === null ? null : openNotebook(resume, heading, tale.wholeSetting)
  if (notebook && !notebook.ok) refuse(notebook.error)
  const records = (notebook?.value.records ?? []).filter(({ game }) => game < games)
  const played = new Set(records.map(({ game }) => game))
  const left = Array.from({ length: games }, (_, game) => game).filter((game) => !played.has(game))
  const showProgress = progressLine(stderr, games, tale.soFar)
  const tell = () => {
    const answer = summarizeRun(tale, heading, records)
    console.log(json ? JSON.stringify(answer) : tale.tableText(answer))
  }
  const party = hire<M['GameRecord']>(setting, left, workers, (record) => {
    records.push(record)
    notebook?.value.keep(record)
    showProgress(records)
  })
  process.once('SIGINT', () => {
    party.stop()
    stderr.write('\n')
    tell()
    exit(STOPPED)
  })
  await party.done
  tell()
}
