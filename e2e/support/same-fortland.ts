import {
  type Config,
  fortland,
  type State,
  standardRules,
  writeNotation,
} from '../../src/engine/fortland/index.ts'
import { randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { apprentice, cub, guardian } from '../../src/tales/fortland/bots/index.ts'
import games from '../../tests/recorded/fortland.json' with { type: 'json' }
import { hashesOf } from './hashes-of.ts'
import { recordedHashesOf } from './recorded.ts'

/** The stored text of a position, including the state of its rng. */
const written = (state: State): string => fortland.codec.position?.write(state) ?? writeNotation(state)

/** Hashes of the position after each action of every recorded game, by its name. */
export const recordedFortlands = () => recordedHashesOf(fortland, games, written)

/** Games of bots, with a guardian of smaller depth. The same seed must give the same choices on any machine. */
export const playedFortlands = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ cub, apprentice, guardian: guardian([2]) }).map(([name, player], seed) => {
      const luck = seededRng({ random: randomState(seed) })
      return [name, hashesOf(fortland, begun(seed), written, (state) => player(state, luck))]
    }),
  )

const begun = (seed: number): State => {
  const config: Config = {
    players: Array.from({ length: 4 - seed }, () => ''),
    rules: { ...standardRules(), fall: 'first' },
  }
  return fortland.begin(config, seed)
}
