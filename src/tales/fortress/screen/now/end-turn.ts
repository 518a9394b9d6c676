import { fortress } from '../../../../engine/fortress/index.ts'
import { oncePer } from '../../../../engine/kernel/index.ts'
import { endQuestion } from '../../../../ui/frames/turn-end/end-question.ts'
import { mayDieTonight } from '../../foresight/index.ts'
import { isHandsOff, type Table } from '../../table.ts'
import { noticesOf } from '../table-kit.ts'
import { act } from './act.ts'

const asksToEnd = oncePer((table: Table) =>
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

/** Ends the turn; asks first where nothing was done in it while the night may end the siege. */
export function endTurn(table: Table): void {
  if (!isHandsOff(table) && !asksToEnd(table)()) act(table, { type: 'end' })
}
