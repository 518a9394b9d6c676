import type { State } from '../../../../engine/fortress/index.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { createTips } from '../../../../store/tips.ts'
import { TipSlip } from '../../../../ui/frames/tips/TipSlip.tsx'
import { useQuiet } from '../../../../ui/frames/tips/useQuiet.ts'
import { KEYS } from '../../game.ts'
import { selectState, useAim, useGame, useHandsOff, useTable } from '../../table.ts'
import { useTipWords } from '../../words/tips.ts'
import { goingBackOf, hintsOf, noticesOf } from '../table-kit.ts'
import { TIPS } from './tips.ts'

const useTips = createTips(browserStorage, KEYS.tips)

/** This tale's tips, where its notices are told. */
export function Tips() {
  const words = useTipWords()
  const id = useGame(({ kept }) => kept?.id)
  const turn = useGame((game) => selectState(game)?.turn)
  return <TipSlip tips={TIPS} words={words} store={useTips} moment={useMoment()} turn={`${id} ${turn}`} />
}

/** The table, while a person may act at it and nothing else is told, shown, asked or held. */
function useMoment(): State | null {
  const table = useTable()
  const state = useGame(selectState)
  const holds = useAim(({ held }) => held)
  const isQuiet = useQuiet({
    useGame: table.game,
    usePlayback: table.playback,
    notices: noticesOf(table),
    hints: hintsOf(table),
    back: goingBackOf(table),
    useHandsOff,
  })
  return state && isQuiet && !holds && !state.outcome && !state.pending ? state : null
}
