/** The three kinds of land, in the order of all cards. Each is also the id of its land card. */
export const KINDS = ['wood', 'gold', 'magic'] as const

export type LandKind = (typeof KINDS)[number]

/** A number for each kind of land. */
export type OfKinds = { [One in LandKind]: number }

export const ofNoKind = (): OfKinds => ({ wood: 0, gold: 0, magic: 0 })

/** Returns the sum over all kinds. */
export const inAll = ({ wood, gold, magic }: Readonly<OfKinds>): number => wood + gold + magic

/** The printed values of a treasure, which has no kind and no threshold. */
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

/** The printed values of a creature. Creatures have no abilities [S 1]. */
export interface CreatureFace {
  kind: LandKind
  cost: number
  /** The threshold: lands of its kind that must be in play [S 8]. */
  need: number
  power: number
  toughness: number
}

const face = (
  kind: LandKind,
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

export type CardId = LandKind | TreasureId | CreatureId

/** All treasures, in the order of all cards. */
export const TREASURES = Object.keys(TREASURE_FACES) as readonly TreasureId[]

/** All creatures, in the order of all cards. */
export const CREATURES = Object.keys(CREATURE_FACES) as readonly CreatureId[]

/** All cards, in the order of hands, decks and lists. */
export const CARDS: readonly CardId[] = [...KINDS, ...TREASURES, ...CREATURES]

/** Returns the printed values of a creature. */
export const creatureFace = (id: CreatureId): Readonly<CreatureFace> => CREATURE_FACES[id]

/** Returns printed power plus toughness, the measure of the garrison and of house rules. */
export const sumOf = (id: CreatureId): number => CREATURE_FACES[id].power + CREATURE_FACES[id].toughness

const PLACES: ReadonlyMap<string, number> = new Map(CARDS.map((card, index) => [card, index]))

/** Returns the index of a card in the order of all cards, from 0. */
export const cardPlace = (card: CardId): number => PLACES.get(card) ?? CARDS.length

/** Parses the id of a card; returns null for other words. */
export const parseCard = (word: string): CardId | null => CARDS[PLACES.get(word) ?? -1] ?? null

export const isCreature = (card: string): card is CreatureId => Object.hasOwn(CREATURE_FACES, card)

export const isTreasure = (card: string): card is TreasureId => Object.hasOwn(TREASURE_FACES, card)

export const isLand = (card: string): card is LandKind =>
  card === 'wood' || card === 'gold' || card === 'magic'

/** Returns the price of a card in lands; 0 for a land. */
export function costOf(card: CardId): number {
  if (isCreature(card)) return CREATURE_FACES[card].cost
  return isTreasure(card) ? TREASURE_FACES[card].cost : 0
}

/** Returns the cards in the order of all cards. */
export const sortedCards = <Card extends CardId>(cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => cardPlace(one) - cardPlace(other))

/** Inserts a card into a sorted list. */
export function putInOrder<Card extends CardId>(cards: Card[], card: Card): void {
  const place = cardPlace(card)
  const at = cards.findIndex((other) => cardPlace(other) > place)
  cards.splice(at === -1 ? cards.length : at, 0, card)
}

/** Removes one copy of a card from a list; returns false if there is none. */
export function takeOut<Card extends CardId>(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card)
  if (at === -1) return false
  cards.splice(at, 1)
  return true
}
