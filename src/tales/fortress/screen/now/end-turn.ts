import { fortress } from '../../../../engine/fortress/index.ts'
import { endQuestion } from '../../../../ui/frames/turn-end/end-question.ts'
import { isHandsOff } from '../../computer-now.ts'
import { mayDieTonight } from '../../foresight/index.ts'
import { useGame } from '../../table.ts'
import { act } from './act.ts'
import { NOTICES } from './notice.ts'

const asksToEnd = endQuestion({
  game: fortress,
  useGame,
  unused: ['keep', 'redraw', 'again', 'end'],
  end: { type: 'end' },
  giveUp: 'give-up',
  isAtRisk: mayDieTonight,
  ask: () => NOTICES.tell((m) => m.table.sureToEnd),
})

/** Ends the turn; asks first where nothing was done in it while the night may end the siege. */
export function endTurn(): void {
  if (!isHandsOff() && !asksToEnd()) act({ type: 'end' })
}
