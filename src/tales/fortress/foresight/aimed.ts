import { type Action, copyOf, fortress, type State } from '../../../engine/fortress/index.ts'
import { playInPlace, scriptedRng } from '../../../engine/kernel/index.ts'

/** Actions that use the rng, so their result is unknown. */
const LUCKY: readonly Action['type'][] = ['end', 'assault', 'keep', 'redraw', 'again']

/** Returns the position after an action without the rng (lay, cast, send, fight); null if it is refused or uses the rng. */
export function stateAfter(state: State, action: Action): State | null {
  if (LUCKY.includes(action.type)) return null
  const after = copyOf(state)
  return playInPlace(fortress, after, action, scriptedRng({})) ? null : after
}
