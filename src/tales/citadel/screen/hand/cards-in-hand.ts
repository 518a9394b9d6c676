import {
  type BuildingId,
  buildingOf,
  type InfluenceId,
  influenceOf,
  type Seat,
  seatOf,
  type View,
} from '../../../../engine/citadel/index.ts'
import type { Messages } from '../../words/messages.ts'

/** A Building card in a hand. `isSeen`: all players know it. `isBought`: it came by the pile or a shop in this turn. */
export interface BuildingInHand {
  readonly card: BuildingId
  readonly isSeen: boolean
  readonly isBought: boolean
}

/** Returns the Building cards of an open hand. */
export function buildingsInHand(seen: View, seat: Seat): BuildingInHand[] {
  const bought = seen.onTurn === seat ? [...seen.spent.bought] : []
  return seatOf(seen, seat).hand.flatMap(({ card, seen: isSeen }) => {
    if (!card) return []
    const at = bought.indexOf(card)
    if (at >= 0) bought.splice(at, 1)
    return [{ card, isSeen, isBought: at >= 0 }]
  })
}

/** The accessible name of a Building card in hand. */
export function buildingWords(
  { cards, common, table }: Messages,
  { card, isSeen, isBought }: BuildingInHand,
) {
  const { category, value } = buildingOf(card)
  return [
    table.hand.card(cards.buildings[card], value, common.categories[category]),
    common.mayStand[category],
    isSeen && table.hand.seen,
    isBought && table.hand.bought,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The accessible name of an Influence card in hand, with its text. */
export const influenceWords = ({ cards, table }: Messages, card: InfluenceId): string =>
  [cards.influence[card], cards.influenceDoes[card], influenceOf(card).playsByItself && table.hand.byItself]
    .filter(Boolean)
    .join('. ')
