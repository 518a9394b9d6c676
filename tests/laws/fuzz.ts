import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import fc from 'fast-check'
import { everyBoogymanLaw } from './boogyman.ts'
import { everyLaw } from './fairy-tale.ts'
import { everyRaceLaw } from './race.ts'

/**
 * `npm run fuzz -- [--games 20000] [--seed 1] [--tale fairy-tale]`: plays random games with any choices of a table, and
 * looks in every state of each whether all laws hold. The first game that breaks one is made as small as can be and
 * printed, with what reproduces it.
 */
const BATCH = 50

/** Plays so many random games, and says which of them broke a law. */
type Look = (parameters: { seed: number; numRuns: number }) => Report

const lookFor =
  <Games>(law: fc.IProperty<Games>): Look =>
  (parameters) => {
    const details = fc.check(law, parameters)
    return { games: details.numRuns, broken: (details.failed && fc.defaultReportMessage(details)) || null }
  }

/** What must hold of each tale, by the name of its game; the first is the one that is meant where none is named. */
const LOOKS: Readonly<Record<string, Look>> = {
  'fairy-tale': lookFor(everyLaw),
  boogyman: lookFor(everyBoogymanLaw),
  'dice-race': lookFor(everyRaceLaw),
}

/** What a worker plays, and what it found: null when every game of a batch kept the laws. */
type Job = { tale: string; seed: number; games: number }
type Report = { games: number; broken: string | null }

if (isMainThread) await main()
else work(workerData as Job)

async function main(): Promise<void> {
  const values = options()
  const games = wholeNumber('games', values.games)
  const seed = wholeNumber('seed', values.seed)
  const { tale } = values
  if (!Object.hasOwn(LOOKS, tale)) {
    console.error(`There is no tale "${tale}". There are: ${Object.keys(LOOKS).join(', ')}.`)
    process.exit(2)
  }
  const workers = Math.min(availableParallelism(), games)
  const start = performance.now()
  let done = 0
  const broken = await Promise.all(
    Array.from({ length: workers }, (_, index) => {
      const share = Math.floor((games + index) / workers)
      return play({ tale, seed: seed * 1_000_003 + index, games: share }, (more) => {
        done += more
        progress(done, games, start)
      })
    }),
  )
  const seconds = Math.round((performance.now() - start) / 1000)
  const found = broken.filter((text) => text !== null)
  process.stdout.write('\n')
  for (const text of found) console.error(text)
  console.log(`${done} games in ${seconds} s: ${found.length === 0 ? 'every law held' : 'a law was broken'}`)
  process.exitCode = found.length === 0 ? 0 : 1
}

function options(): { games: string; seed: string; tale: string } {
  try {
    return parseArgs({
      options: {
        games: { type: 'string', default: '20000' },
        seed: { type: 'string', default: '1' },
        tale: { type: 'string', default: 'fairy-tale' },
      },
    }).values
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  console.error(`--${name} must be a whole number above 0, not "${text}".`)
  process.exit(2)
}

function progress(done: number, games: number, start: number): void {
  const rate = Math.round((done / (performance.now() - start)) * 1000)
  process.stdout.write(`\r${done} of ${games} games, ${rate} a second `)
}

function play(job: Job, onGames: (more: number) => void): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job })
    let broken: string | null = null
    worker.on('message', (report: Report) => {
      onGames(report.games)
      broken ??= report.broken
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve(broken))
  })
}

function work({ tale, seed, games }: Job): void {
  const look = LOOKS[tale]
  for (let played = 0; look && played < games; played += BATCH) {
    const report = look({ seed: (seed + played) | 0, numRuns: Math.min(BATCH, games - played) })
    parentPort?.postMessage(report)
    if (report.broken) return
  }
}
