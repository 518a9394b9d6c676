import type { State } from '../../../../engine/fortress/index.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { createTips } from '../../../../store/tips.ts'
import { TipSlip } from '../../../../ui/frames/tips/TipSlip.tsx'
import { usePage } from '../../../../ui/page/page.ts'
import { useHandsOff } from '../../computer-now.ts'
import { KEYS } from '../../game.ts'
import { selectState, useAim, useGame, usePlayback } from '../../table.ts'
import { useTipWords } from '../../words/useTipWords.ts'
import { HINTS } from '../hints/hints.ts'
import { useNotice } from '../now/notice.ts'
import { BACK } from '../now/undo.ts'
import { TIPS } from './tips.ts'

const useTips = createTips(browserStorage, KEYS.tips)

/** This tale's tips, where its notices are told. */
export function Tips() {
  const words = useTipWords()
  const id = useGame(({ kept }) => kept?.id)
  const turn = useGame((game) => selectState(game)?.turn)
  return <TipSlip tips={TIPS} words={words} store={useTips} moment={useMoment()} turn={`${id} ${turn}`} />
}

/** The table, while a person may act at it and nothing else is told, shown, asked or aimed. */
function useMoment(): State | null {
  const state = useGame(selectState)
  const watched = useGame(({ watching }) => watching)
  const playing = usePlayback((playback) => playback.playing)
  const aims = useAim(({ held }) => held)
  const dialog = usePage((page) => page.dialog !== null)
  const noticed = useNotice(({ notice }) => notice !== null)
  const hinted = HINTS.useHint((hint) => hint.state !== null)
  const handsOff = useHandsOff()
  const agreeing = BACK.useAskedBack((asked) => asked.asking)
  const isFree = !(watched || playing || aims || dialog || noticed || hinted || handsOff || agreeing)
  return state && isFree && !state.outcome && !state.pending ? state : null
}
