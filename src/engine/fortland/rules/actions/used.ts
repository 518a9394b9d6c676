import type { ActionType, Refusal } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Deed } from '../deed.ts'
import { build } from '../deeds/build.ts'
import { march } from '../deeds/march.ts'
import { tear } from '../deeds/tear.ts'
import { turnRound } from '../deeds/turn-round.ts'
import { after, hasRoomAfter, wasteOf } from '../waste.ts'
import { refuseBeforeRoll, type Verb } from './action-rule.ts'

/** A deed as players do it: after the roll, and never so that more actions would be wasted by it than before [F 6]. */
const verbFor = <Type extends ActionType>(deed: Deed): Verb<Type> => ({
  refuse: (state) => refuseBeforeRoll(state) ?? deed.bar(state) ?? refuseWaste(state, deed),
  perform: (table) => deed.perform(table),
})

function refuseWaste(state: State, deed: Deed): Refusal | null {
  if (hasRoomAfter(state, deed.leaves(state), state.actions - deed.price(state))) return null
  const left = wasteOf(after(state, deed))
  return left > 0 && left > wasteOf(state) ? { code: 'would-waste', left } : null
}

export const marchVerb = verbFor<'march'>(march)
export const turnVerb = verbFor<'turn'>(turnRound)
export const buildVerb = verbFor<'build'>(build)
export const tearVerb = verbFor<'tear'>(tear)
