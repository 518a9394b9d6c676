import type { State } from '../../../../engine/fortland/index.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { createTips } from '../../../../store/tips.ts'
import { TipSlip } from '../../../../ui/frames/tips/TipSlip.tsx'
import { useQuiet } from '../../../../ui/frames/tips/useQuiet.ts'
import { KEYS } from '../../game.ts'
import { selectState, useGame, useHandsOff, useIntent, useTable } from '../../table.ts'
import { useTipWords } from '../../words/tips.ts'
import { turnNumber } from '../bots/turn-number.ts'
import { goingBackOf, hintsOf, noticesOf } from '../table-kit.ts'
import { TIPS } from './tips.ts'

const useTips = createTips(browserStorage, KEYS.tips)

/** This tale's tips, where its notices are told. */
export function Tips() {
  const words = useTipWords()
  const id = useGame(({ kept }) => kept?.id)
  const state = useGame(selectState)
  const turn = state && turnNumber(state)
  return <TipSlip tips={TIPS} words={words} store={useTips} moment={useMoment()} turn={`${id} ${turn}`} />
}

/** The table, while a person may act at it and nothing else is told, shown or aimed at. */
function useMoment(): State | null {
  const table = useTable()
  const state = useGame(selectState)
  const aims = useIntent(({ aim }) => aim !== null)
  const isQuiet = useQuiet({
    useGame: table.game,
    usePlayback: table.playback,
    notices: noticesOf(table),
    hints: hintsOf(table),
    back: goingBackOf(table),
    useHandsOff,
  })
  return state && isQuiet && !aims && state.phase === 'act' ? state : null
}
