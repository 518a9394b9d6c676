import { BUILDING_IDS, type BuildingId, isBuilding } from '../buildings.ts'
import type { HandCard, Seat, State } from '../state.ts'
import { seatOf } from './seats.ts'

const placeOf = ({ card, seen }: HandCard): number =>
  2 * (card === null ? BUILDING_IDS.length : BUILDING_IDS.indexOf(card)) + (seen ? 0 : 1)

/** Sorts cards in their fixed order. A seen copy precedes an unseen one; hidden cards are last. */
export const sortedHand = (hand: readonly HandCard[]): HandCard[] =>
  hand.toSorted((one, other) => placeOf(one) - placeOf(other))

/** Returns the number of cards of a kind in a seat's hand. */
export const heldOf = (state: State, seat: Seat, id: BuildingId): number =>
  seatOf(state, seat).hand.filter(({ card }) => card === id).length

/** Returns the kinds in a seat's hand, in their fixed order. */
export function kindsHeld(state: State, seat: Seat): BuildingId[] {
  const { hand } = seatOf(state, seat)
  return BUILDING_IDS.filter((id) => hand.some(({ card }) => card === id))
}

/** Returns the building named by a word, if the seat has it in hand. */
export const held = (state: State, seat: Seat, word: string): BuildingId | null =>
  isBuilding(word) && heldOf(state, seat, word) > 0 ? word : null

export function addToHand(state: State, seat: Seat, card: BuildingId, seen: boolean): void {
  const owner = seatOf(state, seat)
  owner.hand = sortedHand([...owner.hand, { card, seen }])
}

/** Takes a card out of a hand, a seen copy first [C 30]. Returns true if the card was seen. */
export function takeFromHand(state: State, seat: Seat, card: BuildingId): boolean {
  const owner = seatOf(state, seat)
  const index = owner.hand.findIndex((held) => held.card === card)
  const gone = owner.hand[index]
  if (!gone) throw new Error(`Seat ${seat} does not hold the card ${card}.`)
  owner.hand = owner.hand.filter((_, at) => at !== index)
  if (seat === state.onTurn) forgetBought(state, seat, card)
  return gone.seen
}

/** Removes a bought card from the record if fewer copies are left in hand. */
function forgetBought(state: State, seat: Seat, card: BuildingId): void {
  const { bought } = state.spent
  const most = heldOf(state, seat, card)
  if (bought.filter((id) => id === card).length > most) bought.splice(bought.lastIndexOf(card), 1)
}
