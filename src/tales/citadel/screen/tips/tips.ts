import { areRivals, influenceOf, type Seat, seatOf, type View } from '../../../../engine/citadel/index.ts'
import type { Tip } from '../../../../ui/frames/tips/tips.ts'
import { powerRaces, reachesOf, siegesOf, taxesFrom, turnEnd } from '../../foresight/index.ts'
import type { TipId } from '../../words/tips.ts'
import type { PageId } from '../rulebook/examples/index.ts'

const always = (page: PageId) => () => page

/** This tale's tips, for whoever is on turn, from what they see. The first are those whose moment passes soonest. */
export const TIPS: readonly Tip<View, TipId>[] = [
  { id: 'goal', rule: always('goal'), when: (seen) => rivalsReach(seen, seen.onTurn) },
  {
    id: 'siegeOwn',
    rule: always('siege'),
    when: (seen) =>
      siegesOf(seen).some(({ owner, by }) => owner === seen.onTurn && by.some(({ now }) => now)),
  },
  {
    id: 'siegeRival',
    rule: always('siege'),
    when: (seen) => siegesOf(seen).some(({ by }) => by.some(({ seat, now }) => now && seat === seen.onTurn)),
  },
  { id: 'power', rule: always('powers'), when: isOneShort },
  { id: 'redBox', rule: always('score'), when: isNearRedBox },
  { id: 'taxes', rule: always('taxes'), when: (seen) => taxesFrom(seen, seen.onTurn) > 0 },
  {
    id: 'byItself',
    rule: always('themselves'),
    when: (seen) =>
      seatOf(seen, seen.onTurn).influence.some((card) => card !== null && influenceOf(card).playsByItself),
  },
  {
    id: 'sell',
    rule: always('pawnshop'),
    when(seen) {
      const { bricks, hand } = seatOf(seen, seen.onTurn)
      return seen.phase === 'act' && bricks <= FEW_BRICKS && hand.length >= FULL_HAND
    },
  },
]

/** Few bricks, and many cards that cost some. */
const FEW_BRICKS = 1
const FULL_HAND = 4

const rivalsReach = (seen: View, seat: Seat): boolean =>
  reachesOf(seen).some((reach) => reach.wins && areRivals(seen, seat, reach.seat))

function isOneShort(seen: View): boolean {
  return powerRaces(seen).some(({ seats }) =>
    seats.some(({ seat, built, missing }) => seat === seen.onTurn && built > 0 && missing === 1),
  )
}

/** A red box is near for whoever has built already: before that it says nothing. */
function isNearRedBox(seen: View): boolean {
  const { points, redBox, toRedBox } = turnEnd(seen)
  return seen.phase === 'act' && points > 0 && !redBox && toRedBox <= 2
}
