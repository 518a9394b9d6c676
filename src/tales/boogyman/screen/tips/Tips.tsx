import { phaseOf } from '../../../../engine/boogyman/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { tipsOf } from '../../../../ui/frames/tips/tale-tips.tsx'
import { STORAGE_KEYS } from '../../game.ts'
import { useGame, useIntent } from '../../table.ts'
import { useTipWords } from '../../words/tips.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { TIPS } from './tips.ts'

/** This tale's tips, where its notices are told. */
export const { Tips } = tipsOf(TABLE_KIT, {
  storageKey: STORAGE_KEYS.tips,
  tips: TIPS,
  useWords: useTipWords,
  turnOf: ({ turn }) => turn,
  useMoment() {
    // No tips while a piece is in hand, or in the opening.
    const state = useGame(selectState)
    const holds = useIntent(({ inHand }) => inHand !== null)
    return state && !holds && phaseOf(state) === 'playing' ? state : null
  },
})
