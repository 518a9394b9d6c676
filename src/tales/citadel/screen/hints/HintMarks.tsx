import { seatAsked } from '../../hotseat.ts'
import { useTable } from '../../table.ts'
import { useView } from '../now/at-table.ts'
import { hintsOf } from '../table-kit.ts'
import { PlanMarks } from '../town/PlanMarks.tsx'

/** On the town: the plots that the hint is about, in its order; nothing while the hand that it speaks of is turned away. */
export function HintMarks() {
  const table = useTable()
  const { by } = useView()
  const { state, plan } = hintsOf(table).useHint()
  return state && plan && seatAsked(state) === by ? <PlanMarks plan={plan} /> : null
}
