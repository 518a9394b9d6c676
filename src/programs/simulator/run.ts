import { exit, stderr } from 'node:process'
import { answerOf } from './answer.ts'
import type { Crew } from './crew.ts'
import { headingOf, openNotebook } from './notebook.ts'
import type { Options } from './options.ts'
import { progressLine } from './progress.ts'
import type { Measured, SimulatorTale } from './tale.ts'

/** What the shell expects of a program that was told to stop, and of one that was called wrongly. */
const STOPPED = 130
const CALLED_WRONGLY = 2

/** Says in one sentence what cannot be done, and ends the program. */
export function refuse(problem: string): never {
  stderr.write(`${problem}\n`)
  exit(CALLED_WRONGLY)
}

/** Finds workers who play the games of these numbers, and tells of every game that is finished. */
export type Hire = <GameRecord>(
  setting: object,
  games: readonly number[],
  workers: number,
  finished: (record: GameRecord) => void,
) => Crew

/** Plays what is left of a run, and says what came of it; says what there is so far when it is stopped. */
export async function run<M extends Measured>(
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
    const answer = answerOf(tale, heading, records)
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
