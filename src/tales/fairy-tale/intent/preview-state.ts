import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import { afterConsidered } from '../foresight/index.ts'
import type { Hovered } from './foresight.ts'
import { previewActions } from './press.ts'
import type { TurnSelection } from './turn-selection.ts'

const latest = new WeakMap<State, { key: string; then: State | null }>()

/**
 * Returns the state after the action that a player is about to take, without its luck; null if there is none or it is refused. Returns the
 * same object while the input is the same.
 */
export function previewState(state: State, inHand: TurnSelection, hovered: Hovered | null): State | null {
  const key = JSON.stringify([inHand, hovered])
  const known = latest.get(state)
  if (known?.key === key) return known.then
  const then = afterAll(state, previewActions(state, inHand, hovered))
  latest.set(state, { key, then })
  return then
}

function afterAll(state: State, actions: readonly Action[]): State | null {
  if (actions.length === 0) return null
  return actions.reduce<State | null>((now, action) => now && afterConsidered(now, action), state)
}
