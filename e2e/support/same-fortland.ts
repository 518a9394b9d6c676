import {
  type Config,
  fortland,
  type State,
  standardRules,
  writeNotation,
} from '../../src/engine/fortland/index.ts'
import { randomState, seededChance } from '../../src/engine/kernel/index.ts'
import { apprentice, cub, guardian } from '../../src/tales/fortland/bots/index.ts'
import games from '../../tests/recorded/fortland.json' with { type: 'json' }
import { hashesOf } from './hashes-of.ts'
import { recordedHashesOf } from './recorded.ts'

/** A position by all that is stored of it: its luck too. */
const written = (state: State): string => fortland.codec.position?.write(state) ?? writeNotation(state)

/** The positions of every recorded game, one hash after each action, by the game's name. */
export const recordedFortlands = () => recordedHashesOf(fortland, games, written)

/** Games of computer players: the same luck, the same choice on any machine. The guardian looks less far here. */
export const playedFortlands = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ cub, apprentice, guardian: guardian([2]) }).map(([name, player], seed) => {
      const luck = seededChance({ random: randomState(seed) })
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
