import { type CardId, putInOrder } from '../cards.ts'
import type { Table } from '../types.ts'

/** Draws a random card without an event; returns null if the deck is empty [S 5]. */
export function pickCard({ state, chance }: Table): CardId | null {
  if (state.deck.length === 0) return null
  const [card] = state.deck.splice(chance.draw(state.deck.length), 1)
  if (card === undefined) return null
  putInOrder(state.hand, card)
  return card
}

/** Draws a card and emits its event. */
export function drawCard(table: Table): void {
  const card = pickCard(table)
  if (card) table.emit?.({ type: 'drawn', card })
}
