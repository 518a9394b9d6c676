import type { TargetId } from '../../../../ui/input/targets.ts'
import type { Plan } from '../../bots/index.ts'
import { AXE } from '../../intent/turn-selection.ts'
import type { Table } from '../../runtime.ts'

/**
 * Aims the first action of a plan, and returns the target to press. A walk and a removal have no aim: their place and monster are
 * only pointed out. An action without a target is done by the main button. Called by the hint panel, a late chunk, to keep the
 * first paint of the table small.
 */
export function aimHint(
  { intent, foresight }: Pick<Table, 'intent' | 'foresight'>,
  [action]: Plan,
): TargetId {
  const { aimLike, wield } = intent.getState()
  aimLike(action)
  switch (action.type) {
    case 'walk':
      return `place:${action.to}`
    case 'choose-side':
      foresight.getState().consider(action.side)
      return `side:${action.side}`
    case 'remove':
      return `remove:${action.monster}`
    case 'fell':
      wield(AXE)
      return `place:${action.at}`
    case 'expand':
    case 'use-symbol':
    case 'choose-place':
      return `place:${action.at}`
    case 'use':
      if (action.seat !== undefined) return `pull:${action.seat}`
      return action.at === undefined ? `power:${action.power}` : `place:${action.at}`
    default:
      return 'table:seal'
  }
}
