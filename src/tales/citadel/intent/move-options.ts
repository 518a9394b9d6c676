import { type Citadel, citadel, PLOTS, type Plot, type State } from '../../../engine/citadel/index.ts'
import type { RefusalCode } from '../../../engine/kernel/index.ts'
import { actionAt, type Held } from './wish.ts'

/** Result of a click on a plot: allowed, or the reason why not. */
export type MoveOption = 'may' | RefusalCode<Citadel>

/**
 * Returns, for each plot where a click means an action, whether that is allowed. Plots that a click only selects are left out.
 * Without a question or selection only plots that can be claimed are listed: the reasons of all others would be noise.
 */
export function moveOptionsAt(state: State, held: Held | null): ReadonlyMap<Plot, MoveOption> {
  const offers = new Map<Plot, MoveOption>()
  for (const plot of PLOTS) {
    const action = actionAt(state, held, plot)
    if (!action) continue
    const refusal = citadel.refuse(state, action)
    if (!refusal) offers.set(plot, 'may')
    else if (held || state.phase === 'choose' || state.questions.length > 0) offers.set(plot, refusal.code)
  }
  return offers
}
