import { fairyTale } from '../../../../engine/fairy-tale/index.ts'
import { endQuestion } from '../../../../ui/frames/turn-end/end-question.ts'
import { riskOf } from '../../foresight/index.ts'
import { useGame } from '../../table.ts'
import { NOTICES } from '../now/notice.ts'

/** Asks before a turn is ended in which nothing was done while the Oak may lose a heart; answers whether it asks now. */
export const asksToEnd = endQuestion({
  game: fairyTale,
  useGame,
  unused: ['begin', 'roll', 'choose-side', 'keep-die', 'choose-place'],
  end: { type: 'end-turn' },
  giveUp: 'give-up',
  isAtRisk: (state) => (riskOf(state) ?? 0) > 0,
  ask: () => NOTICES.tell((m) => m.table.seal.sure),
})
