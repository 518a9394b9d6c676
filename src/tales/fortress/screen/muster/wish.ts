import { produce } from 'immer'
import {
  type CardId,
  CREATURES_IN_DECK,
  type CreatureId,
  isCreature,
  type LandKind,
  MOST_ALIKE,
  MOST_LANDS,
  sortedCards,
} from '../../../../engine/fortress/index.ts'
import type { Wish } from '../../saved-cover.ts'

/** Returns the creatures of a deck in the making, in the order of cards. */
export const creaturesOf = ({ creatures }: Wish): CreatureId[] => sortedCards(creatures.filter(isCreature))

export const countOf = (wish: Wish, creature: CardId): number =>
  wish.creatures.filter((one) => one === creature).length

/** Returns the deck with one more of a creature, or unchanged if there is no room. */
export function withOneMore(wish: Wish, creature: CreatureId): Wish {
  if (wish.creatures.length >= CREATURES_IN_DECK || countOf(wish, creature) >= MOST_ALIKE) return wish
  return { ...wish, creatures: sortedCards([...creaturesOf(wish), creature]) }
}

/** Returns the deck with one less of a creature. */
export function withOneLess(wish: Wish, creature: CreatureId): Wish {
  const creatures = creaturesOf(wish)
  const at = creatures.indexOf(creature)
  return at === -1 ? wish : { ...wish, creatures: creatures.toSpliced(at, 1) }
}

/** Returns the deck after a click on a creature: one, two, three, then none. */
export function cycleCreature(wish: Wish, creature: CreatureId): Wish {
  const more = withOneMore(wish, creature)
  if (more !== wish) return more
  return { ...wish, creatures: creaturesOf(wish).filter((one) => one !== creature) }
}

export const withLands = (wish: Wish, kind: LandKind, more: 1 | -1): Wish =>
  produce(wish, ({ lands }) => {
    lands[kind] = Math.max(0, Math.min(MOST_LANDS, lands[kind] + more))
  })
