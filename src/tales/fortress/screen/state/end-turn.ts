import { fortress } from '../../../../engine/fortress/index.ts'
import { memoizeByObject } from '../../../../engine/kernel/index.ts'
import { endQuestion } from '../../../../ui/frames/turn-end/end-question.ts'
import { mayDieTonight } from '../../foresight/index.ts'
import { isInputBlocked, type Table } from '../../runtime.ts'
import { noticesOf } from '../table-kit.ts'
import { act } from './act.ts'

const asksToEnd = memoizeByObject((table: Table) =>
  endQuestion({
    game: fortress,
    useGame: table.game,
    unused: ['keep', 'redraw', 'again', 'end'],
    end: { type: 'end' },
    giveUp: 'give-up',
    isAtRisk: mayDieTonight,
    ask: () => noticesOf(table).tell((m) => m.table.sureToEnd),
  }),
)

/** Ends the turn. Asks first if the player has done nothing in it and the night may end the siege. */
export function requestEndTurn(table: Table): void {
  if (!isInputBlocked(table) && !asksToEnd(table)()) act(table, { type: 'end' })
}
