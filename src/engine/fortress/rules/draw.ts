import { type CardId, putInOrder } from '../cards.ts'
import type { RuleContext } from '../types.ts'

/** Draws a random card without an event; returns null if the deck is empty [S 5]. */
export function pickCard({ state, chance }: RuleContext): CardId | null {
  if (state.deck.length === 0) return null
  const [card] = state.deck.splice(chance.draw(state.deck.length), 1)
  if (card === undefined) return null
  putInOrder(state.hand, card)
  return card
}

/** Draws a card and emits its event. */
export function drawCard(context: RuleContext): void {
  const card = pickCard(context)
  if (card) context.emit?.({ type: 'drawn', card })
}
