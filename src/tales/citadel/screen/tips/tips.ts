import { areRivals, influenceOf, type Seat, seatOf, type View } from '../../../../engine/citadel/index.ts'
import type { Tip } from '../../../../ui/frames/tips/due-tip.ts'
import { tipsOf } from '../../../../ui/frames/tips/tale-tips.tsx'
import { powerRaces, reachesOf, siegesOf, taxesFrom, turnEnd } from '../../foresight/index.ts'
import { useIntent } from '../../runtime.ts'
import { type TipId, useTipWords } from '../../words/tips.ts'
import { useLiveView, useView } from '../state/table-state.ts'
import { TABLE_KIT } from '../table-kit.ts'

/** Tips for the seat on turn, from its view. The most urgent ones first. */
export const TIPS: readonly Tip<View, TipId>[] = [
  { id: 'goal', rule: 'goal', when: (seen) => rivalsReach(seen, seen.onTurn) },
  {
    id: 'siegeOwn',
    rule: 'siege',
    when: (seen) =>
      siegesOf(seen).some(({ owner, by }) => owner === seen.onTurn && by.some(({ now }) => now)),
  },
  {
    id: 'siegeRival',
    rule: 'siege',
    when: (seen) => siegesOf(seen).some(({ by }) => by.some(({ seat, now }) => now && seat === seen.onTurn)),
  },
  { id: 'power', rule: 'powers', when: isOneShort },
  { id: 'redBox', rule: 'score', when: isNearRedBox },
  { id: 'taxes', rule: 'taxes', when: (seen) => taxesFrom(seen, seen.onTurn) > 0 },
  {
    id: 'byItself',
    rule: 'themselves',
    when: (seen) =>
      seatOf(seen, seen.onTurn).influence.some((card) => card !== null && influenceOf(card).playsByItself),
  },
  {
    id: 'sell',
    rule: 'pawnshop',
    when(seen) {
      const { bricks, hand } = seatOf(seen, seen.onTurn)
      return seen.phase === 'act' && bricks <= FEW_BRICKS && hand.length >= FULL_HAND
    },
  },
]

/** Limits for few bricks and many cards. */
const FEW_BRICKS = 1
const FULL_HAND = 4

const rivalsReach = (seen: View, seat: Seat): boolean =>
  reachesOf(seen).some((reach) => reach.wins && areRivals(seen, seat, reach.seat))

function isOneShort(seen: View): boolean {
  return powerRaces(seen).some(({ seats }) =>
    seats.some(({ seat, built, missing }) => seat === seen.onTurn && built > 0 && missing === 1),
  )
}

/** True if a red box is near. False before the first building, when the tip would be useless. */
function isNearRedBox(seen: View): boolean {
  const { points, redBox, toRedBox } = turnEnd(seen)
  return seen.phase === 'act' && points > 0 && !redBox && toRedBox <= 2
}

/** Shows tips for the seat on turn, from its view. */
export const { Tips } = tipsOf(TABLE_KIT, {
  tips: TIPS,
  useWords: useTipWords,
  useMoment() {
    // No tips while something is selected, or a question is open.
    const seen = useLiveView()
    const { by } = useView()
    const isFree = useIntent(({ held, plot }) => held === null && plot === null)
    const isTheirs = by === seen.onTurn && (seen.phase === 'act' || seen.phase === 'reveal')
    return isFree && isTheirs && seen.questions.length === 0 ? seen : null
  },
})
