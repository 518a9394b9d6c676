// npm run -s simulate -- --games 400 --players 3 --difficulty fairy-tale: plays games, and says what came of them.
import { availableParallelism } from 'node:os'
import { exit, stderr } from 'node:process'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { crew, type Order } from './crew.ts'
import { type GameRecord, playGame } from './game.ts'
import { openNotebook } from './notebook.ts'
import { type Options, readOptions } from './options.ts'
import { progressLine } from './progress.ts'
import { summaryOf } from './summary.ts'
import { tableText } from './table.ts'

/** What the shell expects of a program that was told to stop, and of one that was called wrongly. */
const STOPPED = 130
const CALLED_WRONGLY = 2

function answer({ setting, json }: Options, records: readonly GameRecord[]): void {
  const inOrder = [...records].sort((a, b) => a.game - b.game)
  const summary = summaryOf(inOrder)
  console.log(json ? JSON.stringify({ setting, ...summary }) : tableText(setting, summary))
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
  const tell = progressLine(stderr, games)
  const party = crew(new URL(import.meta.url), setting, left, workers, (record) => {
    records.push(record)
    notebook?.value.keep(record)
    tell(records)
  })
  process.once('SIGINT', () => {
    party.stop()
    stderr.write('\n')
    answer(options, records)
    exit(STOPPED)
  })
  await party.done
  answer(options, records)
}

if (isMainThread) {
  const options = readOptions(process.argv.slice(2), availableParallelism())
  if (!options.ok) refuse(options.problem)
  await run(options.value)
} else {
  const { setting }: Order = workerData
  parentPort?.on('message', (game: number) => parentPort?.postMessage(playGame(setting, game)))
}
