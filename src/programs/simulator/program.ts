import { availableParallelism } from 'node:os'
import { cwd } from 'node:process'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { takeTale } from './command-line.ts'
import { crew, type Order } from './crew.ts'
import { refuse } from './run.ts'
import type { Simulator } from './simulator.ts'

/** Tales by the names that the command line knows them by; the first is the one that is meant where none is named. */
export type Simulators = Readonly<Record<string, Simulator>>

/** The simulator as a program: this file is started once by the shell, and once more in every worker's thread. */
export async function program(simulators: Simulators, file: URL): Promise<void> {
  if (isMainThread) await command(simulators, file, process.argv.slice(2))
  else work(simulators, workerData)
}

/** Does what the command line says. */
async function command(simulators: Simulators, file: URL, line: readonly string[]): Promise<void> {
  const asked = takeTale(line, Object.keys(simulators))
  if (!asked.ok) refuse(asked.error)
  const { tale, words } = asked.value
  const simulator = named(simulators, tale)
  if (words[0] === 'report') {
    if (!simulator.writeReport) refuse(`There is no report on ${tale}.`)
    simulator.writeReport(cwd())
    return
  }
  const run = simulator.asked(words, availableParallelism())
  if (!run.ok) refuse(run.error)
  await run.value((setting, games, workers, finished) =>
    crew(file, { tale, setting }, games, workers, finished),
  )
}

/** Plays the games whose numbers come in, one after another. */
function work(simulators: Simulators, { tale, setting }: Order): void {
  const simulator = named(simulators, tale)
  parentPort?.on('message', (game: number) => parentPort?.postMessage(simulator.playGame(setting, game)))
}

function named(simulators: Simulators, tale: string): Simulator {
  const simulator = simulators[tale]
  if (!simulator) throw new Error(`There is no tale ${tale}.`)
  return simulator
}
