import { BUILDING_IDS, type BuildingId, isBuilding } from '../buildings.ts'
import type { HandCard, Seat, State } from '../state.ts'
import { seatOf } from './seats.ts'

const placeOf = ({ card, seen }: HandCard): number =>
  2 * (card === null ? BUILDING_IDS.length : BUILDING_IDS.indexOf(card)) + (seen ? 0 : 1)

/** Cards in their fixed order, of two alike the seen one first; backs come last. */
export const sortedHand = (hand: readonly HandCard[]): HandCard[] =>
  hand.toSorted((one, other) => placeOf(one) - placeOf(other))

/** How many of a kind a seat has in hand. */
export const heldOf = (state: State, seat: Seat, id: BuildingId): number =>
  seatOf(state, seat).hand.filter(({ card }) => card === id).length

/** The kinds that a seat has in hand, in their fixed order. */
export function kindsHeld(state: State, seat: Seat): BuildingId[] {
  const { hand } = seatOf(state, seat)
  return BUILDING_IDS.filter((id) => hand.some(({ card }) => card === id))
}

/** The kind of building that a word names, if the seat has one in hand. */
export const held = (state: State, seat: Seat, word: string): BuildingId | null =>
  isBuilding(word) && heldOf(state, seat, word) > 0 ? word : null

export function addToHand(state: State, seat: Seat, card: BuildingId, seen: boolean): void {
  const owner = seatOf(state, seat)
  owner.hand = sortedHand([...owner.hand, { card, seen }])
}

/** Takes a card out of a hand, of two alike the seen one [C 30]. Answers whether it was seen. */
export function takeFromHand(state: State, seat: Seat, card: BuildingId): boolean {
  const owner = seatOf(state, seat)
  const index = owner.hand.findIndex((held) => held.card === card)
  const gone = owner.hand[index]
  if (!gone) throw new Error(`Seat ${seat} has no ${card}.`)
  owner.hand = owner.hand.filter((_, at) => at !== index)
  if (seat === state.onTurn) forgetBought(state, seat, card)
  return gone.seen
}

/** No more cards are remembered as bought than are held. */
function forgetBought(state: State, seat: Seat, card: BuildingId): void {
  const { bought } = state.spent
  const most = heldOf(state, seat, card)
  if (bought.filter((id) => id === card).length > most) bought.splice(bought.lastIndexOf(card), 1)
}
