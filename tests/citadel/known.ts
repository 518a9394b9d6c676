import {
  asSeat,
  BUILDING_IDS,
  type BuildingId,
  countOf,
  INFLUENCE_IDS,
  type InfluenceId,
  isSamePerson,
  type State,
} from '../../src/engine/citadel/index.ts'
import type { Viewer } from '../../src/engine/kernel/index.ts'

/** A kind of card that a player may hold hidden. */
export type Card = BuildingId | InfluenceId

/** Whether a viewer is the person who sits at a seat [C 31]. */
export const isTheirs = (state: State, by: Viewer, seat: number): boolean =>
  by !== null && isSamePerson(state, asSeat(by), asSeat(seat))

/** Whether a viewer looks into the hand of a seat just now: their own, or by a Spy [C 30]. */
export function looksInto(state: State, by: Viewer, seat: number): boolean {
  const [first] = state.questions
  const spies = first?.type === 'take' && first.from === seat && isTheirs(state, by, first.seat)
  return isTheirs(state, by, seat) || spies
}

/** Returns all kinds of cards that a viewer can locate, from the true position alone (rules, section 11). */
export function knownTo(state: State, by: Viewer): ReadonlySet<Card> {
  const known = new Set<Card>()
  for (const id of BUILDING_IDS)
    if (state.buildings.includes(id) || countOf(state.pawnshop, id) > 0 || countOf(state.market, id) > 0)
      known.add(id)
  for (const id of INFLUENCE_IDS) if (countOf(state.setAside, id) > 0) known.add(id)
  for (const [seat, { hand, influence }] of state.seats.entries()) {
    for (const { card, seen } of hand) if (card && (seen || looksInto(state, by, seat))) known.add(card)
    if (isTheirs(state, by, seat)) for (const card of influence) if (card) known.add(card)
  }
  for (const question of state.questions)
    if (
      question.type === 'give' &&
      question.took &&
      (question.seen || isTheirs(state, by, question.seat) || isTheirs(state, by, question.to))
    )
      known.add(question.took)
  return known
}
