import {
  type CardId,
  costOf,
  creatureFace,
  isCreature,
  isLand,
  isTreasure,
  KINDS,
  type LandKind,
  landPrice,
  landsLeft,
  landsOfKind,
  type State,
  type TreasureId,
} from '../../../engine/fortress/index.ts'

/** The value of treasures in play, on the scale of creatures. Ignores that card draw is worth less late. */
const TREASURE_WORTH: { readonly [Id in TreasureId]: number } = {
  'siege-ram': 5,
  'honing-wheel': 9,
  'league-boots': 5,
  'talking-mirror': 9,
  'wishing-table': 6,
  'golden-key': 6,
}

/** Returns the value of a card in play. */
export const worthOf = (card: CardId): number => {
  if (isCreature(card)) return creatureFace(card).power + creatureFace(card).toughness
  return isTreasure(card) ? TREASURE_WORTH[card] : 0
}

/** Returns the kind of free land that the player needs most, or null if no free land can be laid. */
export function landToLay(state: State): LandKind | null {
  if (landPrice(state) > 0) return null
  const there = KINDS.filter((kind) => state.hand.includes(kind))
  return there.reduce<LandKind | null>(
    (best, kind) => (best === null || lackOf(state, kind) > lackOf(state, best) ? kind : best),
    null,
  )
}

/** Returns how much the remaining cards need a kind: first by unmet thresholds, then by their number. */
function lackOf(state: State, kind: LandKind): number {
  const there = landsOfKind(state, kind)
  const wanting = (cards: readonly CardId[]): number =>
    cards.filter(
      (card) => isCreature(card) && creatureFace(card).kind === kind && creatureFace(card).need > there,
    ).length
  const own = [...state.hand, ...state.deck].filter(
    (card) => isCreature(card) && creatureFace(card).kind === kind,
  )
  return 100 * wanting(state.hand) + 10 * wanting(state.deck) + own.length / (1 + there)
}

/** Returns the most valuable set of hand cards that the lands can pay for. */
export function bestLoad(state: State, worth: (card: CardId) => number = worthOf): CardId[] {
  const budget = landsLeft(state)
  let best = Array.from({ length: budget + 1 }, () => ({ worth: 0, cards: [] as CardId[] }))
  for (const card of state.hand) {
    if (isLand(card) || !isThreshold(state, card)) continue
    const [value, cost] = [worth(card), costOf(card)]
    best = best.map((load, spent) => {
      const less = best[spent - cost]
      return less && less.worth + value > load.worth
        ? { worth: less.worth + value, cards: [...less.cards, card] }
        : load
    })
  }
  return best.at(-1)?.cards ?? []
}

/** True if the threshold of a card is met. */
function isThreshold(state: State, card: CardId): boolean {
  if (!isCreature(card)) return true
  const { kind, need } = creatureFace(card)
  return landsOfKind(state, kind) >= need
}
