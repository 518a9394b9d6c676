import { citadel, type View } from '../../../../engine/citadel/index.ts'
import { oncePer, seenBy } from '../../../../engine/kernel/index.ts'
import { endQuestion } from '../../../../ui/frames/turn-end/end-question.ts'
import { reachesOf, siegesOf } from '../../foresight/index.ts'
import type { Table } from '../../table.ts'
import { noticesOf } from '../table-kit.ts'
import { act, mayAct } from './act.ts'

const asksToEnd = oncePer((table: Table) =>
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

/** Whether others could win by building in their next turn, or take a plot, as far as the seat on turn can know. */
function isAtRisk(state: View): boolean {
  const { onTurn } = state
  const seen = seenBy(citadel, state, onTurn)
  return (
    reachesOf(seen).some(({ seat, wins }) => seat !== onTurn && wins) ||
    siegesOf(seen).some(({ owner, by }) => owner === onTurn && by.some(({ now }) => now))
  )
}

/** Ends the turn; asks first where nothing was done in it while something is at risk. */
export function endTurn(table: Table): void {
  if (mayAct(table) && !asksToEnd(table)()) act(table, { type: 'end' })
}
