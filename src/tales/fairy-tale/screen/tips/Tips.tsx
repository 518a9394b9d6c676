import { selectState } from '../../../../session/game-store.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { createTips } from '../../../../store/tips.ts'
import { TipSlip } from '../../../../ui/frames/tips/TipSlip.tsx'
import { useQuiet } from '../../../../ui/frames/tips/tale-tips.tsx'
import { STORAGE_KEYS } from '../../game.ts'
import { useLesson } from '../../lesson.ts'
import { useForesight, useGame, useIntent, useSuggesting } from '../../table.ts'
import { useTipWords, withExpansionTips } from '../../words/tips.ts'
import { useWhy } from '../foresight/why/explanation.ts'
import { useInstead } from '../now/instead.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { basicTipsAfter, type TipMoment, tipsAfter } from './tips.ts'

const useTips = createTips(browserStorage, STORAGE_KEYS.tips)

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
  const moved = useGame(({ session }) => session?.moves.some(({ frames }) => frames.some(hasStep)) ?? false)
  const holds = useIntent(({ inHand }) => inHand.kind !== 'nothing')
  const isQuiet = useQuiet(TABLE_KIT)
  const isBusy = useBusy()
  const isInstead = useInstead() !== null
  if (state?.phase !== 'action' || state.pending || state.outcome) return null
  return isQuiet && !(holds || isBusy || isInstead) ? { state, moved } : null
}

const hasStep = ({ event }: { event: { type: string } }): boolean => event.type === 'monster-stepped'

/** True while foresight or an explanation covers the table, or a player suggests. */
function useBusy(): boolean {
  const asked = useWhy((why) => why.asked !== null)
  const looking = useForesight(({ open, peeking }) => open || peeking)
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  return asked || looking || suggesting
}
