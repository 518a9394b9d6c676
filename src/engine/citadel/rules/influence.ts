import type { EventOf } from '../../kernel/game.ts'
import { INFLUENCE_IDS, type InfluenceId, isInfluence, MOST_INFLUENCE } from '../influence.ts'
import { drawFrom, pileOf, withMore } from '../pool.ts'
import type { Seat, State } from '../state.ts'
import type { Citadel, RuleContext } from '../types.ts'
import { seatOf, seatsOfPeople } from './seats.ts'

/** Returns the Influence card named by a word, if the seat has it. */
export const holds = (state: State, seat: Seat, word: string): InfluenceId | null =>
  isInfluence(word) && seatOf(state, seat).influence.includes(word) ? word : null

/**
 * Draws an Influence card for a seat. If the pile is empty, discarded ones are shuffled back first [C 19]. A seat with three must
 * discard one at once.
 */
export function drawInfluence(
  { state, chance, emit }: RuleContext,
  seat: Seat,
  because: EventOf<Citadel, 'influence'>['because'],
): void {
  if (state.influence.size === 0) {
    state.influence = pileOf(state.setAside)
    state.setAside = {}
    emit?.({ type: 'influence-shuffled' })
  }
  const { card, left } = drawFrom(state.influence, INFLUENCE_IDS, chance)
  state.influence = left
  const owner = seatOf(state, seat)
  owner.influence = sortedInfluence([...owner.influence, card])
  if (owner.influence.length > MOST_INFLUENCE)
    state.questions.push({ type: 'discard', seat, ending: because === 'red-box' })
  emit?.({ type: 'influence', seat, card, because, knownTo: seatsOfPeople(state, seat) })
}

/** Sorts cards in their fixed order, hidden ones last. */
export const sortedInfluence = (cards: readonly (InfluenceId | null)[]): (InfluenceId | null)[] => [
  ...INFLUENCE_IDS.flatMap((id) => cards.filter((card) => card === id)),
  ...cards.filter((card) => card === null),
]

/** Discards an Influence card of a seat. */
export function setAside(state: State, seat: Seat, card: InfluenceId): void {
  const owner = seatOf(state, seat)
  const index = owner.influence.indexOf(card)
  owner.influence = owner.influence.filter((_, at) => at !== index)
  state.setAside = withMore(state.setAside, card)
}
