import { type Action, boogyman, phaseOf, type State } from '../../engine/boogyman/index.ts'
import { play } from '../../engine/kernel/index.ts'
import { counsel } from './runtime.ts'

/** The remaining placements of the opening, as a bot would choose them for both sides. */
export function suggestOpening(state: State): Action[] {
  if (phaseOf(state) !== 'placing') return []
  const action = counsel.quick(state)
  const played = play(boogyman, state, action)
  return played.ok ? [action, ...suggestOpening(played.value.state)] : []
}
