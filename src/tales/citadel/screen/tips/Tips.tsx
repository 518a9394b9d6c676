import { tipsOf } from '../../../../ui/frames/tips/tale-tips.tsx'
import { STORAGE_KEYS } from '../../game.ts'
import { useIntent } from '../../table.ts'
import { turnNumber } from '../../turns.ts'
import { useTipWords } from '../../words/tips.ts'
import { useRealSeen, useView } from '../now/at-table.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { TIPS } from './tips.ts'

/** The tips of this tale for the seat on turn, chosen from its view. */
export const { Tips } = tipsOf(TABLE_KIT, {
  storageKey: STORAGE_KEYS.tips,
  tips: TIPS,
  useWords: useTipWords,
  turnOf: turnNumber,
  useMoment() {
    // No tips while a card or a plot is in hand, or a question is open.
    const seen = useRealSeen()
    const { by } = useView()
    const isFree = useIntent(({ held, plot }) => held === null && plot === null)
    const isTheirs = by === seen.onTurn && (seen.phase === 'act' || seen.phase === 'reveal')
    return isFree && isTheirs && seen.questions.length === 0 ? seen : null
  },
})
