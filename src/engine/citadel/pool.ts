import type { Chance } from '../kernel/chance.ts'

/** Cards in no order: how many of each kind there are. A kind of which there is none has no entry. */
export type Pool<Id extends string> = Partial<Record<Id, number>>

/** A pile whose order nobody knows [C 34]. */
export interface Pile<Id extends string> {
  /** What may lie in it. As somebody sees it, that is more than what does: hands that they cannot see count too. */
  cards: Pool<Id>
  /** How many cards lie in it. */
  size: number
}

/** How many of a kind there are in a pool. */
export const countOf = <Id extends string>(pool: Pool<Id>, id: Id): number => pool[id] ?? 0

/** All kinds of which a pool has any, in the order that is given. */
export const kindsIn = <Id extends string>(pool: Pool<Id>, order: readonly Id[]): Id[] =>
  order.filter((id) => countOf(pool, id) > 0)

/** How many cards a pool has. */
export function sizeOf<Id extends string>(pool: Pool<Id>): number {
  let size = 0
  for (const id in pool) size += pool[id] ?? 0
  return size
}

/** A pool with more cards of a kind, or fewer. Rules make new pools, so that copies of a game may share them. */
export function withMore<Id extends string>(pool: Pool<Id>, id: Id, count = 1): Pool<Id> {
  const more = { ...pool }
  addTo(more, id, count)
  return more
}

/** Puts cards of a kind into a pool that is being made, or takes them out. */
export function addTo<Id extends string>(pool: Pool<Id>, id: Id, count = 1): void {
  const left = countOf(pool, id) + count
  if (left > 0) pool[id] = left
  else delete pool[id]
}

/** A pile of these cards. */
export const pileOf = <Id extends string>(cards: Pool<Id>): Pile<Id> => ({ cards, size: sizeOf(cards) })

/** Draws a card: by a number below the size, counted through the cards in their fixed order [C 34]. With it what is left. */
export function drawFrom<Id extends string>(
  pile: Pile<Id>,
  order: readonly Id[],
  chance: Chance,
): { card: Id; left: Pile<Id> } {
  let left = chance.draw(pile.size)
  for (const id of order) {
    left -= countOf(pile.cards, id)
    if (left >= 0) continue
    return { card: id, left: { cards: withMore(pile.cards, id, -1), size: pile.size - 1 } }
  }
  throw new Error('A card was drawn from an empty pile.')
}
