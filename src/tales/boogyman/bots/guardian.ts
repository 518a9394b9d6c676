import { ACTIONS_PER_TURN, type Action, phaseOf, type State } from '../../../engine/boogyman/index.ts'
import type { Rng } from '../../../engine/kernel/index.ts'
import { after } from '../foresight/index.ts'
import { placed } from './place-merits.ts'
import type { Player } from './player.ts'
import { type Found, search } from './search.ts'

/** Number of positions after which the search ends: about a second on an idle machine. */
export const MAX_POSITIONS = 20_000

/** The strongest bot. */
export const guardian =
  (positions = MAX_POSITIONS): Player =>
  (state, luck) =>
    phaseOf(state) === 'placing' ? placed(state, luck) : lookAhead(state, luck, positions).action

/**
 * Searches the rest of the own turn and the whole turn of the enemy, so that no win or loss in them is missed. Searches deeper until it has
 * seen `positions`.
 */
export const lookAhead = (state: State, luck: Rng, positions = MAX_POSITIONS): Found =>
  search(state, { least: state.actions + ACTIONS_PER_TURN, positions, calmly: true }, luck)

/** A quick search: the rest of the own turn always, and deeper only within `positions`. */
export const glance = (state: State, luck: Rng, positions: number): Found =>
  search(state, { least: state.actions, positions, calmly: true }, luck)

/** The guardian's actions for the rest of the turn. */
export function planOf(state: State, luck: Rng, positions = MAX_POSITIONS): [Action, ...Action[]] {
  const think = guardian(positions)
  const first = think(state, luck)
  const plan: [Action, ...Action[]] = [first]
  for (let now = after(state, first); !now.outcome && now.onTurn === state.onTurn; ) {
    const next = think(now, luck)
    plan.push(next)
    now = after(now, next)
  }
  return plan
}
