import { selectState } from '../../../../session/game-store.ts'
import { tipsOf } from '../../../../ui/frames/tips/tale-tips.tsx'
import { STORAGE_KEYS } from '../../game.ts'
import { useAim, useGame } from '../../table.ts'
import { useTipWords } from '../../words/tips.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { TIPS } from './tips.ts'

/** This tale's tips: beside the wall, or over the foot of the field. */
export const { Tips } = tipsOf(TABLE_KIT, {
  storageKey: STORAGE_KEYS.tips,
  tips: TIPS,
  useWords: useTipWords,
  turnOf: ({ turn }) => turn,
  useMoment() {
    // Not while a card is held, nor before an open question is answered.
    const state = useGame(selectState)
    const holds = useAim(({ held }) => held)
    return state && !holds && !state.outcome && !state.pending ? state : null
  },
})
