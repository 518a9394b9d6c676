import { isRedBox, pointsOf, type Seat, type State } from '../../../engine/citadel/index.ts'
import { nextCard, taxesFrom } from './next-card.ts'

/** Consequences of ending the turn now. */
export interface TurnEnd {
  readonly points: number
  /** True if an Influence card is drawn: the marker is on a red box, higher than when the turn began [C 6]. */
  readonly redBox: boolean
  /** Missing points to a red box above the start of the turn; 0 on one. */
  readonly toRedBox: number
  /** Bricks that the next Municipal card would take, unless an Exemption is used, and the chance of such a card. */
  readonly tax: number
  readonly taxChance: number
}

/** Returns the consequences of ending the turn for a seat. */
export function turnEnd(seen: State, seat: Seat = seen.onTurn): TurnEnd {
  const points = pointsOf(seen, seat)
  const start = seat === seen.onTurn ? seen.startScore : points
  const redBox = isRedBox(points) && points > start
  let toRedBox = 0
  while (!(isRedBox(points + toRedBox) && points + toRedBox > start)) toRedBox += 1
  const municipal = nextCard(seen).prospects.find(({ category }) => category === 'municipal')
  return { points, redBox, toRedBox, tax: taxesFrom(seen, seat), taxChance: municipal?.chance ?? 0 }
}
