import type { Rng } from '../kernel/chance.ts'

/** An unordered set of cards: the number of each kind. Only kinds with cards have an entry. */
export type Pool<Id extends string> = Partial<Record<Id, number>>

/** A pile in random order [C 34]. */
export interface Pile<Id extends string> {
  /** Possible cards of the pile. In a player view it also includes the cards of hidden hands, so that it can exceed `size`. */
  cards: Pool<Id>
  /** Number of cards in the pile. */
  size: number
}

/** Returns the number of cards of a kind in a pool. */
export const countOf = <Id extends string>(pool: Pool<Id>, id: Id): number => pool[id] ?? 0

/** Returns the kinds in a pool, in the given order. */
export const kindsIn = <Id extends string>(pool: Pool<Id>, order: readonly Id[]): Id[] =>
  order.filter((id) => countOf(pool, id) > 0)

/** Returns the number of cards in a pool. */
export function sizeOf<Id extends string>(pool: Pool<Id>): number {
  let size = 0
  for (const id in pool) size += pool[id] ?? 0
  return size
}

/** Returns a new pool with more or fewer cards of a kind. Rules must make new pools, because copies of a game share them. */
export function withMore<Id extends string>(pool: Pool<Id>, id: Id, count = 1): Pool<Id> {
  const more = { ...pool }
  addTo(more, id, count)
  return more
}

/** Adds cards of a kind to a pool in place, or removes them. Only for pools that are being built. */
export function addTo<Id extends string>(pool: Pool<Id>, id: Id, count = 1): void {
  const left = countOf(pool, id) + count
  if (left > 0) pool[id] = left
  else delete pool[id]
}

/** Returns a pile of these cards. */
export const pileOf = <Id extends string>(cards: Pool<Id>): Pile<Id> => ({ cards, size: sizeOf(cards) })

/** Draws a card by a random number that counts through the cards in fixed order [C 34]. Returns the card and the remaining pile. */
export function drawFrom<Id extends string>(
  pile: Pile<Id>,
  order: readonly Id[],
  chance: Rng,
): { card: Id; left: Pile<Id> } {
  let left = chance.draw(pile.size)
  for (const id of order) {
    left -= countOf(pile.cards, id)
    if (left >= 0) continue
    return { card: id, left: { cards: withMore(pile.cards, id, -1), size: pile.size - 1 } }
  }
  throw new Error('Cannot draw a card from an empty pile.')
}
