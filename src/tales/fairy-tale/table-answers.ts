import { type Action, deciderSeat, type State } from '../../engine/fairy-tale/index.ts'
import { couldFallBetter } from './foresight/index.ts'
import { isPerson, useLiveLeaders } from './leaders.ts'
import { useTaleSettings } from './settings.ts'

/**
 * What the table answers by itself, so that nobody is asked in vain: a die stands that could fall no better [R 34]. It is
 * an action like any other, and stands in the log; the rules ask all the same. Who leads for a computer player decides
 * by itself, and who wants to be asked every time can say so in the settings.
 */
export function tableAnswer(state: State): Action | null {
  if (state.pending?.kind !== 'die' || useTaleSettings.getState().rerolls === 'always') return null
  const seat = deciderSeat(state)
  const isAsked = !seat || !isPerson(useLiveLeaders.getState().table, seat) || couldFallBetter(state)
  return isAsked ? null : { type: 'keep-die' }
}
