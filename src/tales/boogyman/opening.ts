import { type Action, boogyman, phaseOf, type State } from '../../engine/boogyman/index.ts'
import { play } from '../../engine/kernel/index.ts'
import { counsel } from './table.ts'

/** The pawns that are still to be placed, as a computer player would place them for both sides. */
export function suggestOpening(state: State): Action[] {
  if (phaseOf(state) !== 'placing') return []
  const action = counsel.quick(state)
  const played = play(boogyman, state, action)
  return played.ok ? [action, ...suggestOpening(played.value.state)] : []
}
