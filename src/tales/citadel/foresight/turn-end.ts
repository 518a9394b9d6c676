import { isRedBox, pointsOf, type Seat, type State } from '../../../engine/citadel/index.ts'
import { nextCard, taxesFrom } from './next-card.ts'

/** How it would be to end the turn now. */
export interface TurnEnd {
  readonly points: number
  /** An Influence card would come: a red box, higher than when the turn began [C 6]. */
  readonly redBox: boolean
  /** Points that are still missing to a red box above where the turn began; 0 where one stands on it. */
  readonly toRedBox: number
  /** Bricks that the next Municipal card would take, but for an Exemption; and how likely the next Building is one. */
  readonly tax: number
  readonly taxChance: number
}

/** What ending the turn would bring, for the seat on turn. */
export function turnEnd(seen: State, seat: Seat = seen.onTurn): TurnEnd {
  const points = pointsOf(seen, seat)
  const start = seat === seen.onTurn ? seen.startScore : points
  const redBox = isRedBox(points) && points > start
  let toRedBox = 0
  while (!(isRedBox(points + toRedBox) && points + toRedBox > start)) toRedBox += 1
  const municipal = nextCard(seen).prospects.find(({ category }) => category === 'municipal')
  return { points, redBox, toRedBox, tax: taxesFrom(seen, seat), taxChance: municipal?.chance ?? 0 }
}
