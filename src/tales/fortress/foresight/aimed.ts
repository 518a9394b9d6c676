import { type Action, copyOf, fortress, type State } from '../../../engine/fortress/index.ts'
import { scriptedChance, simulate } from '../../../engine/kernel/index.ts'

/** Actions after which luck decides how things stand: nothing is told of them here. */
const LUCKY: readonly Action['type'][] = ['end', 'assault', 'keep', 'redraw', 'again']

/** How things would stand after an action without luck (lay, cast, send, fight); null where it is not allowed, or lucky. */
export function stateAfter(state: State, action: Action): State | null {
  if (LUCKY.includes(action.type)) return null
  const after = copyOf(state)
  return simulate(fortress, after, action, scriptedChance({})) ? null : after
}
