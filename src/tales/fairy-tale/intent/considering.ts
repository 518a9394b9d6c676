import { type Action, type State, walks } from '../../../engine/fairy-tale/index.ts'
import { afterConsidered } from '../foresight/index.ts'
import { aimedAction, type InHand } from './considered.ts'
import type { Hovered } from './foresight.ts'

/** What a player is about to do: what is aimed, or what lies below the pointer or the focus; empty if nothing. */
export function consideredActions(state: State, inHand: InHand, hovered: Hovered | null): Action[] {
  if (state.phase !== 'action' || state.pending) return []
  const aimed = aimedAction(state, inHand)
  if (aimed) return [aimed]
  const { wielded } = inHand
  if (!hovered || inHand.placing || wielded?.kind === 'symbol') return []
  const { kind, id } = hovered
  if (kind === 'monster') return [{ type: 'remove', monster: id }]
  if (wielded?.kind === 'axe') return kind === 'place' ? [{ type: 'fell', at: id }] : []
  if (wielded)
    return [{ type: 'use', power: wielded.power, ...(kind === 'place' ? { at: id } : { seat: id }) }]
  if (kind === 'character') return []
  const path = walks(state).find(({ to }) => to === id)?.path ?? []
  return path.map((to) => ({ type: 'walk', to }))
}

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
