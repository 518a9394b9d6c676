import fc from 'fast-check'
import type { State } from '../../src/engine/fairy-tale/index.ts'
import { seededChance, simulate } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { type RandomGame, randomGames } from '../laws/games.ts'
import { randomPlayer } from '../support/random-play.ts'

/** Positions of random games, with any boxes and characters, in which somebody acts. */
export const positions: fc.Arbitrary<State> = fc
  .tuple(randomGames, fc.integer({ min: 1, max: 60 }))
  .map(([game, steps]) => positionAfter(game, steps))
  .filter((state) => state.phase === 'action' && state.pending === null)

/** The game after so many actions at random, or at its end. */
function positionAfter({ config, seed, player }: RandomGame, steps: number): State {
  const state = fairyTale.begin(config, seed)
  const pick = randomPlayer(player)
  for (let done = 0; !state.outcome && (done < steps || state.phase !== 'action'); done++) {
    simulate(fairyTale, state, pick(fairyTale.list(state)), seededChance(state))
  }
  return state
}

/** Every position of a random game in which somebody acts; each stands only until the next is asked for. */
export function* actingStates({ config, seed, player }: RandomGame): Generator<State> {
  const state = fairyTale.begin(config, seed)
  const pick = randomPlayer(player)
  while (!state.outcome) {
    if (state.phase === 'action' && !state.pending) yield state
    simulate(fairyTale, state, pick(fairyTale.list(state)), seededChance(state))
  }
}
