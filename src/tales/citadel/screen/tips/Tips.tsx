import type { View } from '../../../../engine/citadel/index.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { createTips } from '../../../../store/tips.ts'
import { TipSlip } from '../../../../ui/frames/tips/TipSlip.tsx'
import { useQuiet } from '../../../../ui/frames/tips/useQuiet.ts'
import { KEYS } from '../../game.ts'
import { useGame, useHandsOff, useIntent, useTable } from '../../table.ts'
import { turnNumber } from '../../turns.ts'
import { useTipWords } from '../../words/tips.ts'
import { useRealSeen, useView } from '../now/at-table.ts'
import { goingBackOf, hintsOf, noticesOf } from '../table-kit.ts'
import { TIPS } from './tips.ts'

const useTips = createTips(browserStorage, KEYS.tips)

/** This tale's tips, where its notices are told. */
export function Tips() {
  const words = useTipWords()
  const id = useGame(({ kept }) => kept?.id)
  const turn = turnNumber(useRealSeen())
  return <TipSlip tips={TIPS} words={words} store={useTips} moment={useMoment()} turn={`${id} ${turn}`} />
}

/** The table as whoever is on turn sees it, while they may act and nothing else is told, shown or held. */
function useMoment(): View | null {
  const table = useTable()
  const seen = useRealSeen()
  const { by } = useView()
  const isFree = useIntent(({ held, plot }) => held === null && plot === null)
  const isQuiet = useQuiet({
    useGame: table.game,
    usePlayback: table.playback,
    notices: noticesOf(table),
    hints: hintsOf(table),
    back: goingBackOf(table),
    useHandsOff,
  })
  const isTheirs = by === seen.onTurn && (seen.phase === 'act' || seen.phase === 'reveal')
  return isQuiet && isFree && isTheirs && seen.questions.length === 0 ? seen : null
}
