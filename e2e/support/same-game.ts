import { EXPANSIONS } from '../../src/engine/fairy-tale/expansions/index.ts'
import { FULL_DIFFICULTIES, type State } from '../../src/engine/fairy-tale/index.ts'
import { play } from '../../src/engine/kernel/index.ts'
import { addExpansions, fairyTale, writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import games from '../../tests/recorded/games.json' with { type: 'json' }
import { begunGame, randomPlayer, someConfig } from '../../tests/support/random-play.ts'
import { stateHash } from '../../tests/support/state-hash.ts'
import { recordedHashesOf } from './recorded.ts'

// Some of the recorded games have expansions.
addExpansions(EXPANSIONS)

/** A limit that games of random play do not reach. */
const MOST_ACTIONS = 2000

/** Hashes of the position after each action of every recorded game, by its name. */
export const recordedHashes = () => recordedHashesOf(fairyTale, games, writeNotation)

/** Hashes of the position after each action of random games, by seed and difficulty. */
export function randomHashes(first: number, count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const seed = first + index
      const difficulty = FULL_DIFFICULTIES[seed % FULL_DIFFICULTIES.length] ?? 'fairy-tale'
      const begun = begunGame(someConfig(1 + (seed % 6), difficulty), seed)
      return [`${seed} ${difficulty}`, playedOn(begun, seed).join(' ')]
    }),
  )
}

function playedOn(begun: State, seed: number): string[] {
  const pick = randomPlayer(seed)
  const hashes = [stateHash(begun)]
  for (let state = begun; !state.outcome && hashes.length < MOST_ACTIONS; ) {
    const played = play(fairyTale, state, pick(fairyTale.list(state)))
    if (!played.ok) throw new Error(played.error.code)
    state = played.value.state
    hashes.push(stateHash(state))
  }
  return hashes
}
