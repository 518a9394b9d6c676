import {
  assaultBonus,
  type CardId,
  costOf,
  creatureFace,
  hasKey,
  inAll,
  isCreature,
  isLand,
  KINDS,
  type Kind,
  type State,
} from '../../../engine/fortress/index.ts'

/** The total of an assault in the next turn with what is in play now: by then nobody rests. */
export const totalNextTurn = (state: State): number =>
  state.army.reduce((sum, { creature }) => sum + creatureFace(creature).power, assaultBonus(state))

/** What one more turn's cast would add to the total of the assault that follows it [S 23]. */
export interface MoreByCast {
  added: number
  /** The cards that bring it, in the order in which they are cast; none where nothing helps. */
  cast: CardId[]
  /** The land that is laid for it at no cost; null where none is needed, or there is none. */
  lay: Kind | null
}

/** What a card adds to the total. */
const worthOf = (state: State, card: CardId): number => {
  if (isCreature(card)) return creatureFace(card).power
  if (isLand(card) || state.treasure) return 0
  return assaultBonus({ ...state, treasure: card })
}

/**
 * The most that casting in this turn adds to the total of the next one's assault: every choice of hand cards that the
 * lands pay for, with one more land where it is free. Exact.
 */
export function moreByCast(state: State): MoreByCast {
  const asIs = bestCast(state, null)
  const free = state.laid === 0 || hasKey(state)
  const laid = free
    ? KINDS.filter((kind) => state.hand.includes(kind)).map((kind) => bestCast(state, kind))
    : []
  return [asIs, ...laid].reduce((best, other) => (other.added > best.added ? other : best))
}

/** The same with a certain land laid first; the golden-key pays for itself, and is put down before all others. */
function bestCast(state: State, lay: Kind | null): MoreByCast {
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

function knapsack(state: State, lay: Kind | null, keyFirst: boolean): Load {
  const key = Number(hasKey(state) || keyFirst)
  const budget = inAll(state.lands) + Number(lay !== null) + Number(hasKey(state)) - state.spent
  if (keyFirst && budget < 1) return { added: 0, cast: [] }
  const start: Load = keyFirst
    ? { added: worthOf(state, 'golden-key'), cast: ['golden-key'] }
    : { added: 0, cast: [] }
  // By lands spent: the best load that costs no more.
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

function hasNeed({ lands }: State, card: CardId, lay: Kind | null, key: number): boolean {
  if (!isCreature(card)) return true
  const { kind, need } = creatureFace(card)
  return lands[kind] + Number(lay === kind) + key >= need
}
