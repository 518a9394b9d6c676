import { ok } from '../../engine/kernel/result.ts'
import type { Read } from './command-line.ts'
import { readOptions } from './options.ts'
import { type Hire, run } from './run.ts'
import type { Measured, SimulatorTale } from './tale.ts'

/** The simulator of a tale, with nothing to be seen from outside of what its settings and games are like. */
export interface Simulator {
  /** Reads what is left of a command line: what is to be done, or what is wrong with it. */
  asked(words: readonly string[], workers: number): Read<(hire: Hire) => Promise<void>>
  /** Plays one game by a setting that comes from this simulator itself. */
  playGame(setting: object, game: number): { game: number }
  /** Makes the report on the measurements that are kept anew; null where there is none. */
  readonly writeReport: ((root: string) => void) | null
}

/** The simulator of a tale, and the report on its measurements if it has one. */
export const simulatorOf = <M extends Measured>(
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
