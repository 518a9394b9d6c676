import {
  type Action,
  type Config,
  fortland,
  type State,
  standardRules,
} from '../../src/engine/fortland/index.ts'
import { play, randomState, readGame, seededChance } from '../../src/engine/kernel/index.ts'
import { apprentice, cub, guardian } from '../../src/tales/fortland/bots/index.ts'
import games from '../../tests/recorded/fortland.json' with { type: 'json' }
import { fortlandHash } from '../../tests/support/fortland-hash.ts'

/** The positions of every recorded game, one hash after each action, by the game's name. */
export const recordedFortlands = (): Record<string, string> =>
  Object.fromEntries(
    games.map(({ name, stored }) => {
      const read = readGame(fortland, JSON.stringify(stored))
      if (!read.ok) throw new Error(`${name}: ${read.reason.code}`)
      return [name, read.session.moves.map(({ after }) => fortlandHash(after)).join(' ')]
    }),
  )

/** Games of computer players: the same luck, the same choice on any machine. The guardian looks less far here. */
export const playedFortlands = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ cub, apprentice, guardian: guardian([2]) }).map(([name, player], seed) => {
      const luck = seededChance({ random: randomState(seed) })
      return [name, hashesOf(begun(seed), (state) => player(state, luck))]
    }),
  )

const begun = (seed: number): State => {
  const config: Config = {
    players: Array.from({ length: 4 - seed }, () => ''),
    rules: { ...standardRules(), fall: 'first' },
  }
  return fortland.begin(config, seed)
}

function hashesOf(begun: State, decide: (state: State) => Action): string {
  const hashes = [fortlandHash(begun)]
  for (let state = begun; !state.outcome; ) {
    const played = play(fortland, state, decide(state))
    if (!played.ok) throw new Error(played.refusal.code)
    state = played.state
    hashes.push(fortlandHash(state))
  }
  return hashes.join(' ')
}
