import {
  assaultBonus,
  type CardId,
  costOf,
  creatureFace,
  hasKey,
  inAll,
  isCreature,
  isLand,
  isTreasure,
  KINDS,
  type LandKind,
  refusePrice,
  type State,
} from '../../../engine/fortress/index.ts'

/** Returns the total of an assault in the next turn with the creatures in play: all are ready by then. */
export const totalNextTurn = (state: State): number =>
  state.army.reduce((sum, { creature }) => sum + creatureFace(creature).power, assaultBonus(state))

/** The most that one more cast adds to the total of the following assault [S 23]. */
export interface MoreByCast {
  added: number
  /** The cards to cast, in order; empty if nothing helps. */
  cast: CardId[]
  /** The free land to lay first, or null if it is unnecessary or unavailable. */
  lay: LandKind | null
}

/** Returns the contribution of a card to the total. */
const worthOf = (state: State, card: CardId): number => {
  if (isCreature(card)) return creatureFace(card).power
  if (isLand(card) || state.treasure) return 0
  return assaultBonus({ ...state, treasure: card })
}

/**
 * Returns the most that casting in this turn adds to the next turn's total. Exact: considers every affordable set of hand cards, and one
 * more land if it is free.
 */
export function moreByCast(state: State): MoreByCast {
  const asIs = bestCast(state, null)
  const free = state.laid === 0 || hasKey(state)
  const laid = free
    ? KINDS.filter((kind) => state.hand.includes(kind)).map((kind) => bestCast(state, kind))
    : []
  return [asIs, ...laid].reduce((best, other) => (other.added > best.added ? other : best))
}

/** Returns the best cast after laying a given land. The golden-key pays for itself, so it is tried as the first card. */
function bestCast(state: State, lay: LandKind | null): MoreByCast {
  const plain = knapsack(state, lay, false)
  const keyed =
    state.treasure === null && state.hand.includes('golden-key') ? knapsack(state, lay, true) : plain
  const best = keyed.added > plain.added ? keyed : plain
  return { ...best, lay }
}

interface Load {
  added: number
  cast: CardId[]
}

function knapsack(state: State, lay: LandKind | null, keyFirst: boolean): Load {
  const key = Number(hasKey(state) || keyFirst)
  const budget = inAll(state.lands) + Number(lay !== null) + Number(hasKey(state)) - state.spent
  if (keyFirst && budget < 1) return { added: 0, cast: [] }
  const start: Load = keyFirst
    ? { added: worthOf(state, 'golden-key'), cast: ['golden-key'] }
    : { added: 0, cast: [] }
  // `best[n]`: the best set of cards for at most n lands.
  let best: Load[] = Array.from({ length: budget + 1 }, () => start)
  for (const card of state.hand) {
    const worth = isCreature(card) || !keyFirst ? worthOf(state, card) : 0
    if (worth === 0 || !hasNeed(state, card, lay, key)) continue
    const cost = costOf(card)
    best = best.map((load, spent) => {
      const less = best[spent - cost]
      const more = less && { added: less.added + worth, cast: [...less.cast, card] }
      return more && more.added > load.added ? more : load
    })
  }
  return best.at(-1) ?? start
}

function hasNeed({ lands }: State, card: CardId, lay: LandKind | null, key: number): boolean {
  if (!isCreature(card)) return true
  const { kind, need } = creatureFace(card)
  return lands[kind] + Number(lay === kind) + key >= need
}

/** The next card by category, as counts out of `of` equally likely cards. */
export interface CategoryCounts {
  of: number
  lands: number
  /** Creatures castable in the next turn with the lands in play. */
  castable: number
  /** Creatures not castable in the next turn. */
  tooDear: number
  treasure: number
}

export function nextCard(state: State): CategoryCounts {
  const rested = { ...state, spent: 0 }
  const creatures = state.deck.filter(isCreature)
  const castable = creatures.filter((creature) => refusePrice(rested, creature) === null).length
  return {
    of: state.deck.length,
    lands: state.deck.filter(isLand).length,
    castable,
    tooDear: creatures.length - castable,
    treasure: state.deck.filter(isTreasure).length,
  }
}
