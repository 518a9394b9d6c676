import { citadel, type View } from '../../../../engine/citadel/index.ts'
import { memoizeByObject, stateFor } from '../../../../engine/kernel/index.ts'
import { endQuestion } from '../../../../ui/frames/turn-end/end-question.ts'
import { reachesOf, siegesOf } from '../../foresight/index.ts'
import type { Table } from '../../runtime.ts'
import { noticesOf } from '../table-kit.ts'
import { act, mayAct } from './act.ts'

const asksToEnd = memoizeByObject((table: Table) =>
  endQuestion({
    game: citadel,
    useGame: table.game,
    unused: ['choose', 'reveal', 'discard', 'take', 'give'],
    end: { type: 'end' },
    giveUp: 'resign',
    isAtRisk,
    ask: () => noticesOf(table).tell((m) => m.table.planks.sure),
  }),
)

/** True if others could win by building in their next turn, or take a plot, from the view of the seat on turn. */
function isAtRisk(state: View): boolean {
  const { onTurn } = state
  const seen = stateFor(citadel, state, onTurn)
  return (
    reachesOf(seen).some(({ seat, wins }) => seat !== onTurn && wins) ||
    siegesOf(seen).some(({ owner, by }) => owner === onTurn && by.some(({ now }) => now))
  )
}

/** Ends the turn. Asks first if nothing was done in it and something is at risk. */
export function requestEndTurn(table: Table): void {
  if (mayAct(table) && !asksToEnd(table)()) act(table, { type: 'end' })
}
