import { ACTIONS, type Action, phaseOf, type State } from '../../../engine/boogyman/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'
import { after } from '../foresight/index.ts'
import { placed } from './opening.ts'
import type { Player } from './player.ts'
import { type Found, search } from './search.ts'

/** So many positions it looks at before it stops looking further: a second's worth where nothing else is done. */
export const ENOUGH = 20_000

/** The strongest of the players. */
export const guardian =
  (positions = ENOUGH): Player =>
  (state, luck) =>
    phaseOf(state) === 'placing' ? placed(state, luck) : lookAhead(state, luck, positions).action

/**
 * It looks through its own turn and all of the other's in any case, so that it overlooks no win and no loss in them, and
 * further while it has seen fewer positions than this.
 */
export const lookAhead = (state: State, luck: Chance, positions = ENOUGH): Found =>
  search(state, { least: state.actions + ACTIONS, positions, calmly: true }, luck)

/** A glance: it looks through its own turn alone in any case. So many positions are as good as all that it sees. */
export const glance = (state: State, luck: Chance, positions: number): Found =>
  search(state, { least: state.actions, positions, calmly: true }, luck)

/** All that the guardian does until the turn passes. */
export function planOf(state: State, luck: Chance, positions = ENOUGH): [Action, ...Action[]] {
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
