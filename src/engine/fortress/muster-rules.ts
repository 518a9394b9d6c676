import {
  type CreatureId,
  inAll,
  isCreature,
  isTreasure,
  type OfKinds,
  ofNoKind,
  sortedCards,
  type TreasureId,
} from './cards.ts'
import type { Against, Muster } from './config.ts'
import { parseFortress } from './fortresses.ts'
import { MOST_DEFENDERS } from './state.ts'

/** Number of creatures in a deck, and of copies of each [S 2]. */
export const CREATURES_IN_DECK = 15
export const MOST_ALIKE = 3

/** Number of lands in a deck, in any mix of kinds [S 2]. */
export const FEWEST_LANDS = 8
export const MOST_LANDS = 24

/** The refusals of a deck or an opponent, in the order of the checks (section 2). */
export const MUSTER_REFUSALS = [
  'unknown-card',
  'not-fifteen',
  'four-alike',
  'no-treasure',
  'land-count',
  'defender-count',
] as const

export type MusterRefusal = (typeof MUSTER_REFUSALS)[number]

/** An unchecked deck of arbitrary words and numbers. */
export interface Draft {
  readonly creatures: readonly string[]
  readonly treasure: string | null
  readonly lands: Readonly<OfKinds>
}

/** An unchecked opponent. */
export type DraftAgainst = { readonly defenders: number } | { readonly fortress: string }

/** Returns why the cards are no legal deck, or null. */
export function refuseDeck({ creatures, treasure, lands }: Draft): MusterRefusal | null {
  if (!creatures.every(isCreature)) return 'unknown-card'
  if (creatures.length !== CREATURES_IN_DECK) return 'not-fifteen'
  if (creatures.some((one) => creatures.filter((other) => other === one).length > MOST_ALIKE)) {
    return 'four-alike'
  }
  if (treasure === null || !isTreasure(treasure)) return 'no-treasure'
  return areEnough(lands) ? null : 'land-count'
}

function areEnough(lands: Readonly<OfKinds>): boolean {
  const counts = [lands.wood, lands.gold, lands.magic]
  const all = inAll(lands)
  return (
    counts.every((count) => Number.isInteger(count) && count >= 0) && all >= FEWEST_LANDS && all <= MOST_LANDS
  )
}

/** Returns why this deck cannot besiege this opponent, or null. */
export const refuseMuster = (draft: Draft, against: DraftAgainst): MusterRefusal | null =>
  refuseDeck(draft) ?? (readAgainst(against) ? null : 'defender-count')

/** Returns a checked opponent, or null. Legal are one to seven defenders, or an existing fortress. */
export function readAgainst(against: DraftAgainst): Against | null {
  if ('fortress' in against) {
    const fortress = parseFortress(against.fortress)
    return fortress && { fortress }
  }
  const { defenders } = against
  return Number.isInteger(defenders) && defenders >= 1 && defenders <= MOST_DEFENDERS ? { defenders } : null
}

/** Returns a checked deck, or null. */
export function readDeck(draft: Draft): Muster | null {
  const { treasure, lands } = draft
  if (refuseDeck(draft) || treasure === null || !isTreasure(treasure)) return null
  const { wood, gold, magic } = lands
  return {
    creatures: sortedCards(draft.creatures.filter(isCreature)),
    treasure,
    lands: { wood, gold, magic },
  }
}

/** The ids of the preset decks, the recommended one first. */
export const PRESET_IDS = ['town-watch', 'deep-forest', 'night-court', 'bremen-road', 'odd-company'] as const

export type PresetId = (typeof PRESET_IDS)[number]

/** Default number of defenders. */
export const SUGGESTED_DEFENDERS = 5

const threeOfEach = (...creatures: CreatureId[]): CreatureId[] =>
  sortedCards(creatures.flatMap((creature) => [creature, creature, creature]))

const deck = (creatures: CreatureId[], treasure: TreasureId, lands: Partial<OfKinds>): Muster => ({
  creatures,
  treasure,
  lands: { ...ofNoKind(), ...lands },
})

/** The preset decks (section 2). */
export const PRESETS: { readonly [Id in PresetId]: Muster } = {
  'town-watch': deck(
    threeOfEach('goose-maid', 'kettle-guard', 'brave-tailor', 'iron-hans', 'blue-beard'),
    'siege-ram',
    { gold: 12 },
  ),
  'deep-forest': deck(
    threeOfEach('bridge-goat', 'donkey-drummer', 'mill-ox', 'honey-bear', 'antler-king'),
    'honing-wheel',
    { wood: 13 },
  ),
  'night-court': deck(
    threeOfEach('snow-maid', 'broom-witch', 'river-nix', 'glass-knight', 'bean-giant'),
    'talking-mirror',
    { magic: 13 },
  ),
  'bremen-road': deck(
    threeOfEach('donkey-drummer', 'honey-bear', 'goose-maid', 'brave-tailor', 'iron-hans'),
    'league-boots',
    { wood: 6, gold: 7 },
  ),
  'odd-company': deck(
    [
      'hedgehog-piper',
      'bridge-goat',
      'donkey-drummer',
      'mill-ox',
      'honey-bear',
      'thumb-knight',
      'gander-rider',
      'kettle-guard',
      'brave-tailor',
      'iron-hans',
      'snow-maid',
      'mirror-imp',
      'broom-witch',
      'river-nix',
      'glass-knight',
    ],
    'golden-key',
    { wood: 5, gold: 5, magic: 5 },
  ),
}
