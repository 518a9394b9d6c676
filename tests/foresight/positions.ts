import fc from 'fast-check'
import type { State } from '../../src/engine/fairy-tale/index.ts'
import { playInPlace, seededRng } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { type RandomGame, randomGames } from '../laws/games.ts'
import { randomPlayer } from '../support/random-play.ts'

/** Positions of random games, with any boxes and characters, in which a player is to act. */
export const positions: fc.Arbitrary<State> = fc
  .tuple(randomGames, fc.integer({ min: 1, max: 60 }))
  .map(([game, steps]) => positionAfter(game, steps))
  .filter((state) => state.phase === 'action' && state.pending === null)

/** Returns the position after a number of random actions, or the end of the game. */
function positionAfter({ config, seed, player }: RandomGame, steps: number): State {
  const state = fairyTale.begin(config, seed)
  const pick = randomPlayer(player)
  for (let done = 0; !state.outcome && (done < steps || state.phase !== 'action'); done++) {
    playInPlace(fairyTale, state, pick(fairyTale.list(state)), seededRng(state))
  }
  return state
}

/** Yields every position of a random game in which a player is to act. Each is mutated when the next is requested. */
export function* actingStates({ config, seed, player }: RandomGame): Generator<State> {
  const state = fairyTale.begin(config, seed)
  const pick = randomPlayer(player)
  while (!state.outcome) {
    if (state.phase === 'action' && !state.pending) yield state
    playInPlace(fairyTale, state, pick(fairyTale.list(state)), seededRng(state))
  }
}
