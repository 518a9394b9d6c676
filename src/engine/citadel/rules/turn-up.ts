import { type BuildingId, buildingOf } from '../buildings.ts'
import { CARD_IDS, type CardId } from '../cards.ts'
import { EVENT_CARD_IDS, isEventCard } from '../event-cards.ts'
import { drawFrom } from '../pool.ts'
import type { State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { happen } from './event-cards.ts'
import { addToHand } from './hands.ts'
import { payAll, taxAll } from './income.ts'
import { beginLastRound } from './outcome.ts'
import { seatsOfPeople } from './seats.ts'

/** Turns up cards until a Building appears, the pile is empty, or an Event asks a question. */
export function turnUp(context: RuleContext, drawing: 'reveal' | 'purchase'): void {
  const { state } = context
  state.drawing = drawing
  while (state.drawing && state.questions.length === 0) {
    const card = topCard(context)
    if (card === null) foundEmpty(context)
    else if (isEventCard(card)) happen(context, card)
    else cameUp(context, card)
  }
}

/** Draws the next card from the first pile that is not empty [C 33] [C 34]. */
function topCard({ state, chance }: RuleContext): CardId | null {
  const layer = state.piles.findIndex(({ size }) => size > 0)
  const pile = state.piles[layer]
  if (!pile) return null
  const { card, left } = drawFrom(pile, CARD_IDS, chance)
  state.piles[layer] = left
  return card
}

/** Handles an empty pile: there is no income, and the last round begins [C 13]. */
function foundEmpty(context: RuleContext): void {
  const { state, emit } = context
  state.drawing = null
  state.phase = 'act'
  emit?.({ type: 'pile-empty' })
  beginLastRound(context, 'pile')
}

/** Adds a Building to the hand. In phase 1 it is shown and paid for; if bought, it stays hidden [C 15]. */
function cameUp(context: RuleContext, card: BuildingId): void {
  const { state, emit } = context
  const seat = state.onTurn
  const isBought = state.drawing === 'purchase'
  state.drawing = null
  state.phase = 'act'
  addToHand(state, seat, card, !isBought)
  if (isBought) {
    state.spent.bought.push(card)
    emit?.({ type: 'drew', seat, card, knownTo: seatsOfPeople(state, seat) })
    return
  }
  const { category } = buildingOf(card)
  emit?.({ type: 'revealed', card, seat })
  if (category === 'municipal') taxAll(context)
  payAll(context, category)
}

/** True if a Building is left in the pile: more cards than Events, which all players can count. */
export const hasBuildings = ({ piles }: Pick<State, 'piles'>): boolean =>
  piles.some(({ cards, size }) => size > EVENT_CARD_IDS.filter((id) => cards[id] !== undefined).length)
