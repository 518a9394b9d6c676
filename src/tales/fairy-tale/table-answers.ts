import { type Action, deciderSeat, type State } from '../../engine/fairy-tale/index.ts'
import { isPerson, useLiveControllers } from './controllers.ts'
import { couldFallBetter, sidesDiffer } from './foresight/index.ts'
import { useTaleSettings } from './settings.ts'

/**
 * Returns the action that answers a pointless question, or null if the person must answer. Keeps a die that cannot improve [R 34]. On a
 * five, picks any side if all four lead to the same game. Recorded like any other action. Bots answer for themselves, and a setting turns
 * this off for people.
 */
export function tableAnswer(state: State): Action | null {
  const seat = deciderSeat(state)
  if (!seat || !isPerson(useLiveControllers.getState().table, seat)) return null
  const kind = state.pending?.kind
  if (kind === 'movement-side' || kind === 'spawn-side')
    return sidesDiffer(state) ? null : { type: 'choose-side', side: 'north' }
  if (kind !== 'die' || useTaleSettings.getState().rerolls === 'always') return null
  return couldFallBetter(state) ? null : { type: 'keep-die' }
}
