import { seatAsked } from '../../hotseat.ts'
import { useTable } from '../../runtime.ts'
import { useView } from '../state/table-state.ts'
import { hintsOf } from '../table-kit.ts'
import { PlanSteps } from '../town/PlanSteps.tsx'

/** Marks the plots of the hint on the town, in its order. Hidden while the hand that the hint reveals is hidden. */
export function HintMarks() {
  const table = useTable()
  const { by } = useView()
  const { state, plan } = hintsOf(table).useHint()
  return state && plan && seatAsked(state) === by ? <PlanSteps plan={plan} /> : null
}
