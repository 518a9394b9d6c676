import { selectState } from '../../../../session/game-store.ts'
import { tipsOf } from '../../../../ui/frames/tips/tale-tips.tsx'
import { STORAGE_KEYS } from '../../game.ts'
import { useAim, useGame } from '../../table.ts'
import { useTipWords } from '../../words/tips.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { TIPS } from './tips.ts'

/** The tips of this tale, beside the wall or over the foot of the field. */
export const { Tips } = tipsOf(TABLE_KIT, {
  storageKey: STORAGE_KEYS.tips,
  tips: TIPS,
  useWords: useTipWords,
  turnOf: ({ turn }) => turn,
  useMoment() {
    // No tips while a card is held or a question is open.
    const state = useGame(selectState)
    const holds = useAim(({ held }) => held)
    return state && !holds && !state.outcome && !state.pending ? state : null
  },
})
