import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import { afterConsidered } from '../foresight/index.ts'
import type { Hovered } from './foresight.ts'
import type { InHand } from './in-hand.ts'
import { consideredActions } from './press.ts'

const latest = new WeakMap<State, { key: string; then: State | null }>()

/**
 * The game after what a player is about to do, without what luck would bring; null when that is nothing, or is
 * refused. The same object for as long as it is the same.
 */
export function afterConsidering(state: State, inHand: InHand, hovered: Hovered | null): State | null {
  const key = JSON.stringify([inHand, hovered])
  const known = latest.get(state)
  if (known?.key === key) return known.then
  const then = afterAll(state, consideredActions(state, inHand, hovered))
  latest.set(state, { key, then })
  return then
}

function afterAll(state: State, actions: readonly Action[]): State | null {
  if (actions.length === 0) return null
  return actions.reduce<State | null>((now, action) => now && afterConsidered(now, action), state)
}
