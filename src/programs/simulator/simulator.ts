import { ok } from '../../engine/kernel/result.ts'
import type { Read } from './command-line.ts'
import { readOptions } from './options.ts'
import { type Hire, run } from './run.ts'
import type { SimulationTypes, SimulatorTale } from './tale.ts'

/** The simulator of a tale, without the types of its settings and games. */
export interface Simulator {
  /** Parses the rest of a command line. Returns the run, or the error. */
  asked(words: readonly string[], workers: number): Read<(hire: Hire) => Promise<void>>
  /** Plays one game. The setting must be from this simulator. */
  playGame(setting: object, game: number): { game: number }
  /** Writes the report on the stored measurements; null if the tale has no report. */
  readonly writeReport: ((root: string) => void) | null
}

/** Makes the simulator of a tale, with the report on its measurements, if any. */
export const simulatorOf = <M extends SimulationTypes>(
  tale: SimulatorTale<M>,
  report: { write(root: string): void } | null = null,
): Simulator => ({
  asked(words, workers) {
    const options = readOptions(tale, words, workers)
    return options.ok ? ok((hire) => run(tale, options.value, hire)) : options
  },
  playGame: (setting: M['Setting'], game) => tale.playGame(setting, game),
  writeReport: report?.write ?? null,
})
