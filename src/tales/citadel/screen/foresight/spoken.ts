import { goalOf, playing, plotsOf, pointsOf, seatOf, type View } from '../../../../engine/citadel/index.ts'
import { nextCard } from '../../foresight/index.ts'
import type { Messages } from '../../words/messages.ts'
import { orderTitle } from '../state/order-names.ts'

/** Converts a chance to whole percent, as all pages of this tale show it. */
export const percentOf = (chance: number): number => Math.round(chance * 100)

/** The odds of the next card, in a sentence for each category. */
export function oddsSpoken(m: Messages, seen: View): string {
  const { odds } = m.table
  const { prospects } = nextCard(seen)
  if (prospects.every(({ cards }) => cards === 0)) return odds.none
  return prospects
    .map(({ category, chance, seats }) => {
      const shares = seats.flatMap(({ seat, tax, income }) => [
        ...(tax > 0 && chance > 0 ? [odds.taxShare(orderTitle(m, seat), tax)] : []),
        ...(income ? [odds.share(orderTitle(m, seat), income.count)] : []),
      ])
      return odds.spoken(m.common.categories[category], percentOf(chance), shares.join(', '))
    })
    .join(' ')
}

/** The points of all Orders, in a sentence each, and the goal. */
export const standingSpoken = (m: Messages, seen: View): string =>
  [
    ...playing(seen).map((seat) =>
      m.table.spoken.standing(
        orderTitle(m, seat),
        pointsOf(seen, seat),
        seatOf(seen, seat).bricks,
        plotsOf(seen, seat).length,
      ),
    ),
    m.table.spoken.goal(goalOf(seen)),
  ].join(' ')
