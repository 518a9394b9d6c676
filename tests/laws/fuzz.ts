import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import fc from 'fast-check'
import { LAWFUL_GAMES } from './lawful-games.ts'
import { type Look, lookFor, type Report, timeTaken } from './look.ts'
import { raceLaws } from './race.ts'
import type { StoredInputs } from './stored-inputs.ts'
import { anyOfInputs } from './tale-inputs.ts'

/**
 * `npm run fuzz -- [--games 20000] [--inputs 5000] [--stored 10000] [--seed 1] [--tale fairy-tale]`: plays random games in any
 * configuration and checks all laws in every state. Then it reads mutated positions and referee requests, and damaged saves, links, files
 * and records of saved games. Each must be read whole or refused, within a second. The first case that breaks a law is reduced and printed,
 * with what reproduces it.
 */
const BATCH = 50

/** Kinds of checks. */
type What = 'games' | 'inputs' | 'stored'

/** Longest that anything may take to be read or refused, in milliseconds. */
const LONGEST_READING = 1000

/** Reads any of these; one that takes too long is read once more, in case that memory was tidied up just then. */
const anyOf = (all: readonly StoredInputs[]) =>
  fc.asyncProperty(
    fc.oneof(...all.map(({ name, texts }) => fc.record({ what: fc.constant(name), text: texts }))),
    async ({ what, text }) => {
      const inputs = all.find(({ name }) => name === what)
      const spans: number[] = []
      while (spans.length < 2 && (spans.at(-1) ?? LONGEST_READING) >= LONGEST_READING) {
        spans.push(await timeTaken(() => inputs?.assertWhole(text)))
      }
      if (Math.min(...spans) >= LONGEST_READING)
        throw new Error(`It took ${Math.round(Math.min(...spans))} ms.`)
    },
  )

/** The checks of each tale, by the name of its game; the first is the default. */
const LOOKS: Readonly<Record<string, Partial<Record<What, Look>>>> = {
  ...Object.fromEntries(
    Object.entries(LAWFUL_GAMES).map(([id, { everyLaw, inputs, stored }]) => [
      id,
      { games: everyLaw, inputs: lookFor(anyOfInputs(inputs)), stored: lookFor(anyOf(stored)) },
    ]),
  ),
  'dice-race': { games: lookFor(raceLaws.every) },
}

/** The task of one worker. */
type Job = { tale: string; what: What; seed: number; count: number }

if (isMainThread) await main()
else await work(workerData as Job)
// The readers of saved games also open this machine's store, and would wait for its other tabs for ever.
process.exit()

async function main(): Promise<void> {
  const values = options()
  const seed = wholeNumber('seed', values.seed)
  const { tale } = values
  const looks = Object.hasOwn(LOOKS, tale) ? LOOKS[tale] : undefined
  if (!looks) {
    console.error(`Unknown tale "${tale}". Expected one of: ${Object.keys(LOOKS).join(', ')}.`)
    process.exit(2)
  }
  for (const what of ['games', 'inputs', 'stored'] as const) {
    const count = wholeNumber(what, values[what])
    if (looks[what]) await lookAt({ tale, what, seed, count })
  }
}

/** Checks `count` cases in as many workers as this machine can use, and prints the result. */
async function lookAt({ tale, what, seed, count }: Job): Promise<void> {
  const workers = Math.min(availableParallelism(), count)
  const start = performance.now()
  let done = 0
  const broken = await Promise.all(
    Array.from({ length: workers }, (_, index) => {
      const share = Math.floor((count + index) / workers)
      return send({ tale, what, seed: seed * 1_000_003 + index, count: share }, (more) => {
        done += more
        progress(what, done, count, start)
      })
    }),
  )
  const seconds = Math.round((performance.now() - start) / 1000)
  const found = broken.filter((text) => text !== null)
  process.stdout.write('\n')
  for (const text of found) console.error(text)
  console.log(
    `${done} ${what} in ${seconds} s: ${found.length === 0 ? 'every law held' : 'a law was broken'}`,
  )
  if (found.length > 0) process.exitCode = 1
}

function options(): Record<What | 'seed' | 'tale', string> {
  try {
    return parseArgs({
      options: {
        games: { type: 'string', default: '20000' },
        inputs: { type: 'string', default: '5000' },
        stored: { type: 'string', default: '10000' },
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

function progress(what: What, done: number, count: number, start: number): void {
  const rate = Math.round((done / (performance.now() - start)) * 1000)
  process.stdout.write(`\r${done} of ${count} ${what}, ${rate} a second `)
}

function send(job: Job, onMore: (more: number) => void): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job })
    let broken: string | null = null
    worker.on('message', (report: Report) => {
      onMore(report.done)
      broken ??= report.broken
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve(broken))
  })
}

async function work({ tale, what, seed, count }: Job): Promise<void> {
  const look = LOOKS[tale]?.[what]
  for (let done = 0; look && done < count; done += BATCH) {
    const report = await look({ seed: (seed + done) | 0, numRuns: Math.min(BATCH, count - done) })
    parentPort?.postMessage(report)
    if (report.broken) return
  }
}
