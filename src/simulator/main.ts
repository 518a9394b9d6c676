// npm run -s simulate -- --games 400 --players 3 --difficulty fairy-tale: plays games, and says what came of them.
// npm run -s simulate -- report: makes the tables and plots of docs/BALANCE.md anew from the measurements that are kept.
import { availableParallelism } from 'node:os'
import { cwd, exit, stderr } from 'node:process'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { answerOf } from './answer.ts'
import { crew, type Order } from './crew.ts'
import { type GameRecord, playGame } from './fairy-tale/game.ts'
import { writeReport } from './fairy-tale/report/index.ts'
import { tableText } from './fairy-tale/table.ts'
import { headingOf, openNotebook } from './notebook.ts'
import { type Options, readOptions } from './options.ts'
import { progressLine } from './progress.ts'

/** What the shell expects of a program that was told to stop, and of one that was called wrongly. */
const STOPPED = 130
const CALLED_WRONGLY = 2

function tell({ setting, json }: Options, records: readonly GameRecord[]): void {
  const answer = answerOf(headingOf(setting), records)
  console.log(json ? JSON.stringify(answer) : tableText(answer))
}

function refuse(problem: string): never {
  stderr.write(`${problem}\n`)
  exit(CALLED_WRONGLY)
}

async function run(options: Options): Promise<void> {
  const { setting, games, workers, resume } = options
  const notebook = resume === null ? null : openNotebook(resume, setting)
  if (notebook && !notebook.ok) refuse(notebook.problem)
  const records = (notebook?.value.records ?? []).filter(({ game }) => game < games)
  const played = new Set(records.map(({ game }) => game))
  const left = Array.from({ length: games }, (_, game) => game).filter((game) => !played.has(game))
  const showProgress = progressLine(stderr, games)
  const party = crew(new URL(import.meta.url), setting, left, workers, (record) => {
    records.push(record)
    notebook?.value.keep(record)
    showProgress(records)
  })
  process.once('SIGINT', () => {
    party.stop()
    stderr.write('\n')
    tell(options, records)
    exit(STOPPED)
  })
  await party.done
  tell(options, records)
}

if (isMainThread && process.argv[2] === 'report') writeReport(cwd())
else if (isMainThread) {
  const options = readOptions(process.argv.slice(2), availableParallelism())
  if (!options.ok) refuse(options.problem)
  await run(options.value)
} else {
  const { setting }: Order = workerData
  parentPort?.on('message', (game: number) => parentPort?.postMessage(playGame(setting, game)))
}
