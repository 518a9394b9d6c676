import { availableParallelism } from 'node:os'
import { cwd } from 'node:process'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { takeTale } from './command-line.ts'
import { refuse } from './run.ts'
import type { Simulator } from './simulator.ts'
import { crew, type WorkerTask } from './worker-pool.ts'

/** Tales by their names on the command line; the first is the default. */
export type Simulators = Readonly<Record<string, Simulator>>

/** Runs the simulator: the shell starts this file once, and every worker thread starts it again. */
export async function program(simulators: Simulators, file: URL): Promise<void> {
  if (isMainThread) await command(simulators, file, process.argv.slice(2))
  else work(simulators, workerData)
}

/** Carries out the command line. */
async function command(simulators: Simulators, file: URL, line: readonly string[]): Promise<void> {
  const asked = takeTale(line, Object.keys(simulators))
  if (!asked.ok) refuse(asked.error)
  const { tale, words } = asked.value
  const simulator = named(simulators, tale)
  if (words[0] === 'report') {
    if (!simulator.writeReport) refuse(`The tale "${tale}" has no report.`)
    simulator.writeReport(cwd())
    return
  }
  const run = simulator.asked(words, availableParallelism())
  if (!run.ok) refuse(run.error)
  await run.value((setting, games, workers, finished) =>
    crew(file, { tale, setting }, games, workers, finished),
  )
}

/** Plays the games with the received numbers, one after another. */
function work(simulators: Simulators, { tale, setting }: WorkerTask): void {
  const simulator = named(simulators, tale)
  parentPort?.on('message', (game: number) => parentPort?.postMessage(simulator.playGame(setting, game)))
}

function named(simulators: Simulators, tale: string): Simulator {
  const simulator = simulators[tale]
  if (!simulator) throw new Error(`Unknown tale "${tale}".`)
  return simulator
}
