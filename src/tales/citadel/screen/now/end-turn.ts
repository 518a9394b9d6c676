import { citadel, type View } from '../../../../engine/citadel/index.ts'
import { seenBy } from '../../../../engine/kernel/index.ts'
import { endQuestion } from '../../../../ui/frames/turn-end/end-question.ts'
import { reachesOf, siegesOf } from '../../foresight/index.ts'
import { useGame } from '../../table.ts'
import { act, mayAct } from './act.ts'
import { NOTICES } from './notice.ts'

const asksToEnd = endQuestion({
  game: citadel,
  useGame,
  unused: ['choose', 'reveal', 'discard', 'take', 'give'],
  end: { type: 'end' },
  giveUp: 'resign',
  isAtRisk,
  ask: () => NOTICES.tell((m) => m.table.planks.sure),
})

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
export function endTurn(): void {
  if (mayAct() && !asksToEnd()) act({ type: 'end' })
}
