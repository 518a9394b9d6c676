/** The three kinds of land, in the order of all cards; a land is a card of this name. */
export const KINDS = ['wood', 'gold', 'magic'] as const

export type Kind = (typeof KINDS)[number]

/** So many of each kind. */
export type OfKinds = { [One in Kind]: number }

/** None of any kind. */
export const ofNoKind = (): OfKinds => ({ wood: 0, gold: 0, magic: 0 })

/** All kinds together. */
export const inAll = ({ wood, gold, magic }: Readonly<OfKinds>): number => wood + gold + magic

/** What is printed on a treasure: it has no kind and no need. */
interface TreasureFace {
  cost: number
}

const TREASURE_FACES = {
  'siege-ram': { cost: 3 },
  'honing-wheel': { cost: 3 },
  'league-boots': { cost: 2 },
  'talking-mirror': { cost: 4 },
  'wishing-table': { cost: 2 },
  'golden-key': { cost: 1 },
} as const satisfies Record<string, TreasureFace>

export type TreasureId = keyof typeof TREASURE_FACES

/** What is printed on a creature: it has no abilities [S 1]. */
export interface CreatureFace {
  kind: Kind
  cost: number
  /** So many lands of its kind must be in play [S 8]. */
  need: number
  power: number
  toughness: number
}

const face = (
  kind: Kind,
  cost: number,
  need: number,
  power: number,
  toughness: number,
): Readonly<CreatureFace> => ({ kind, cost, need, power, toughness })

const CREATURE_FACES = {
  'hedgehog-piper': face('wood', 1, 1, 1, 2),
  'bridge-goat': face('wood', 2, 1, 2, 3),
  'moss-boar': face('wood', 3, 1, 2, 4),
  'donkey-drummer': face('wood', 3, 1, 3, 3),
  'mill-ox': face('wood', 4, 1, 3, 5),
  'honey-bear': face('wood', 5, 1, 4, 5),
  'antler-king': face('wood', 6, 2, 5, 5),
  'oak-giant': face('wood', 7, 2, 6, 7),
  'thumb-knight': face('gold', 1, 1, 2, 1),
  'goose-maid': face('gold', 2, 1, 2, 2),
  'gander-rider': face('gold', 2, 1, 3, 1),
  'kettle-guard': face('gold', 4, 1, 3, 4),
  'brave-tailor': face('gold', 4, 1, 4, 3),
  'iron-hans': face('gold', 5, 1, 5, 3),
  'blue-beard': face('gold', 6, 2, 6, 4),
  'gilded-general': face('gold', 7, 2, 7, 5),
  'marsh-lantern': face('magic', 1, 1, 0, 4),
  'snow-maid': face('magic', 2, 1, 1, 4),
  'mirror-imp': face('magic', 3, 1, 4, 1),
  'broom-witch': face('magic', 3, 2, 3, 3),
  'river-nix': face('magic', 4, 2, 4, 4),
  'glass-knight': face('magic', 5, 1, 6, 2),
  'north-wind': face('magic', 6, 2, 7, 3),
  'bean-giant': face('magic', 7, 2, 8, 6),
} as const

export type CreatureId = keyof typeof CREATURE_FACES

export type CardId = Kind | TreasureId | CreatureId

/** Every treasure, in the order of all cards. */
export const TREASURES = Object.keys(TREASURE_FACES) as readonly TreasureId[]

/** Every creature, in the order of all cards. */
export const CREATURES = Object.keys(CREATURE_FACES) as readonly CreatureId[]

/** Every card, in the order in which hands, decks and lists are kept. */
export const CARDS: readonly CardId[] = [...KINDS, ...TREASURES, ...CREATURES]

/** What is printed on a creature. */
export const creatureFace = (id: CreatureId): Readonly<CreatureFace> => CREATURE_FACES[id]

/** Power and toughness together, as printed: how the garrison and house rules measure a creature. */
export const sumOf = (id: CreatureId): number => CREATURE_FACES[id].power + CREATURE_FACES[id].toughness

const PLACES: ReadonlyMap<string, number> = new Map(CARDS.map((card, index) => [card, index]))

/** Where a card stands in the order of all cards, counted from 0. */
export const cardPlace = (card: CardId): number => PLACES.get(card) ?? CARDS.length

/** A card by its id; null for any other word. */
export const parseCard = (word: string): CardId | null => CARDS[PLACES.get(word) ?? -1] ?? null

export const isCreature = (card: string): card is CreatureId => Object.hasOwn(CREATURE_FACES, card)

export const isTreasure = (card: string): card is TreasureId => Object.hasOwn(TREASURE_FACES, card)

export const isLand = (card: string): card is Kind => card === 'wood' || card === 'gold' || card === 'magic'

/** The lands that a card costs; a land costs none. */
export function costOf(card: CardId): number {
  if (isCreature(card)) return CREATURE_FACES[card].cost
  return isTreasure(card) ? TREASURE_FACES[card].cost : 0
}

/** The same cards in the order of all cards. */
export const sortedCards = <Card extends CardId>(cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => cardPlace(one) - cardPlace(other))

/** Puts a card where it belongs among cards that are kept in order. */
export function putInOrder<Card extends CardId>(cards: Card[], card: Card): void {
  const place = cardPlace(card)
  const at = cards.findIndex((other) => cardPlace(other) > place)
  cards.splice(at === -1 ? cards.length : at, 0, card)
}

/** Takes one card of this name out of a list; false where there is none. */
export function takeOut<Card extends CardId>(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card)
  if (at === -1) return false
  cards.splice(at, 1)
  return true
}
