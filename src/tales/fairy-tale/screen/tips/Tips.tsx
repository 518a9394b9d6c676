import { selectState } from '../../../../session/game-store.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { createTips } from '../../../../store/tips.ts'
import { TipSlip } from '../../../../ui/frames/tips/TipSlip.tsx'
import { usePage } from '../../../../ui/page/page.ts'
import { KEYS } from '../../game.ts'
import { useLesson } from '../../lesson.ts'
import { useForesight, useGame, useIntent, usePlayback, useSuggesting, useTable } from '../../table.ts'
import { useHandsOff } from '../../watching.ts'
import { useTipWords, withExpansionTips } from '../../words/tips.ts'
import { useWhy } from '../foresight/why/explanation.ts'
import { useHint } from '../hints/hints.ts'
import { useInstead } from '../now/instead.ts'
import { noticesOf } from '../now/notice.ts'
import { useAgreeing } from '../table/taking-back.ts'
import { basicTipsAfter, type TipMoment, tipsAfter } from './tips.ts'

const useTips = createTips(browserStorage, KEYS.tips)

/** This tale's tips, where its notices are told: those that the first tale has not taught. */
export function Tips() {
  const steps = useLesson(({ done }) => done)
  const words = useTipWords()
  const id = useGame(({ kept }) => kept?.id)
  const turn = useGame((game) => selectState(game)?.turn)
  const slip = { store: useTips, moment: useMoment(), turn: `${id} ${turn}` }
  const all = withExpansionTips(words)
  return all ? (
    <TipSlip {...slip} tips={tipsAfter(steps)} words={all} />
  ) : (
    <TipSlip {...slip} tips={basicTipsAfter(steps)} words={words} />
  )
}

/** The table, while a person may act at it and nothing else is told, asked, shown or in hand. */
function useMoment(): TipMoment | null {
  const state = useGame(selectState)
  const watched = useGame(({ watching }) => watching)
  const moved = useGame(({ session }) => session?.moves.some(({ frames }) => frames.some(hasStep)) ?? false)
  const playing = usePlayback((playback) => playback.playing)
  const holds = useIntent(({ inHand }) => inHand.kind !== 'nothing')
  const handsOff = useHandsOff()
  const isBusy = useBusy()
  const isInstead = useInstead() !== null
  if (state?.phase !== 'action' || state.pending || state.outcome) return null
  if (playing || watched || holds || handsOff || isBusy || isInstead) return null
  return { state, moved }
}

const hasStep = ({ event }: { event: { type: string } }): boolean => event.type === 'monster-stepped'

/** Whether something else lies over the table, or is told. */
function useBusy(): boolean {
  const table = useTable()
  const dialog = usePage((page) => page.dialog !== null)
  const noticed = noticesOf(table).useNotice(({ notice }) => notice !== null)
  const asked = useWhy((why) => why.asked !== null)
  const hinted = useHint((hint) => hint.state !== null)
  const looking = useForesight(({ open, peeking }) => open || peeking)
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  const agreeing = useAgreeing((agreement) => agreement.asking)
  return dialog || noticed || asked || hinted || looking || suggesting || agreeing
}
