import { tipsOf } from '../../../../ui/frames/tips/tale-tips.tsx'
import { STORAGE_KEYS } from '../../game.ts'
import { useIntent } from '../../table.ts'
import { turnNumber } from '../../turns.ts'
import { useTipWords } from '../../words/tips.ts'
import { useRealSeen, useView } from '../now/at-table.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { TIPS } from './tips.ts'

/** This tale's tips, for whoever is on turn: they look at what that seat sees. */
export const { Tips } = tipsOf(TABLE_KIT, {
  storageKey: STORAGE_KEYS.tips,
  tips: TIPS,
  useWords: useTipWords,
  turnOf: turnNumber,
  useMoment() {
    // Not while a card or a plot is in hand, nor before a question is answered.
    const seen = useRealSeen()
    const { by } = useView()
    const isFree = useIntent(({ held, plot }) => held === null && plot === null)
    const isTheirs = by === seen.onTurn && (seen.phase === 'act' || seen.phase === 'reveal')
    return isFree && isTheirs && seen.questions.length === 0 ? seen : null
  },
})
