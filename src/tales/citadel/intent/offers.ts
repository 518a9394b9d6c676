import { type Citadel, citadel, PLOTS, type Plot, type State } from '../../../engine/citadel/index.ts'
import type { RefusalCode } from '../../../engine/kernel/index.ts'
import { actionAt, type Held } from './wish.ts'

/** What a press on a plot comes to: allowed, or why not. */
export type Offer = 'may' | RefusalCode<Citadel>

/**
 * Of every plot whether a press there is allowed, and why not, for what is asked or in hand; no plot where a press would
 * only ask about it. With an empty hand only those are told of that may be claimed: why others may not says little.
 */
export function offersAt(state: State, held: Held | null): ReadonlyMap<Plot, Offer> {
  const offers = new Map<Plot, Offer>()
  for (const plot of PLOTS) {
    const action = actionAt(state, held, plot)
    if (!action) continue
    const refusal = citadel.refuse(state, action)
    if (!refusal) offers.set(plot, 'may')
    else if (held || state.phase === 'choose' || state.questions.length > 0) offers.set(plot, refusal.code)
  }
  return offers
}
