import { selectState } from '../../../../session/game-store.ts'
import { tipsOf } from '../../../../ui/frames/tips/tale-tips.tsx'
import { STORAGE_KEYS } from '../../game.ts'
import { useGame, useIntent } from '../../table.ts'
import { useTipWords } from '../../words/tips.ts'
import { turnNumber } from '../bots/turn-number.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { TIPS } from './tips.ts'

/** This tale's tips, where its notices are told. */
export const { Tips } = tipsOf(TABLE_KIT, {
  storageKey: STORAGE_KEYS.tips,
  tips: TIPS,
  useWords: useTipWords,
  turnOf: turnNumber,
  useMoment() {
    // No tips while the player aims.
    const state = useGame(selectState)
    const aims = useIntent(({ aim }) => aim !== null)
    return !aims && state?.phase === 'act' ? state : null
  },
})
