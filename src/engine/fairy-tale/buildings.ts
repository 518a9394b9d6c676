import type { ExpansionId } from './boxes.ts'
import type { ThingId } from './expansion-state.ts'
import type { BuildingId, SymbolId } from './ids.ts'
import type { Lure } from './symbols.ts'
import type { Face } from './tiles.ts'

/** Icons that the forest must have before a tile may be placed. Icons are thresholds and are not used up (section 7). */
export type Cost = { readonly [Id in SymbolId]?: number }

/** The thing that a house of the fairy tales keeps, and the one that it wants [R 60]. */
export interface House {
  keeps: ThingId
  wants: ThingId
  /** How many rolls for new monsters are skipped once the house has the thing that it wants. */
  hushes?: number
}

/** The rules of a special tile, as data. An absent field means: as on a plain tile. */
export interface BuildingRules {
  /** Its character in a forest that is written as text. */
  mark: string
  /** Its expansion. Absent for the special tiles of the basic game. */
  box?: ExpansionId
  /** The cost of the first, the second ... of its kind. The last one holds for all further ones. */
  costs?: readonly Cost[]
  /** Its least distance from the oak, in tiles. */
  minimumDistance?: number
  /** On a 6, monsters may appear here [R 7]. */
  isDen?: true
  /** A step onto it destroys it, which is the goal of the game [R 23]. It counts as remaining until it is placed [R 11]. */
  isGoal?: true
  /** A character that steps onto it ends where the step began [R 23]. */
  sendsBack?: true
  /** True if `sprung` of its tile may be set. */
  canSpring?: true
  /** While it is not sprung, the first monster to enter is removed, and springs it. */
  swallows?: true
  /** A character that steps onto it when it is sprung sets it again. */
  resets?: true
  /** A monster that enters loses its next step. Its `delayedBy` may name this tile [R 32]. */
  delays?: true
  /** A monster that is alone here at its step stays [R 33]. */
  holdsLone?: true
  /** A monster that enters is moved to the entrance of its side, in the same run [R 25]. */
  putsOut?: true
  /** A character that steps onto it clears one tile next to it of monsters. */
  clears?: true
  /** The things of a house of the fairy tales. A house takes the wanted one only once [R 60]. */
  house?: House
  /** Monsters may not enter. For them it has no roads. */
  shutsOut?: true
  /** Cannot be the entrance of a side: monsters do not appear on it from there [R 9]. */
  noEntrance?: true
  /** Cannot be full. */
  neverFull?: true
  /** Monsters on joined neighbours turn to its tile. */
  lure?: Lure
  /** Cannot catch fire [R 40]. */
  fireproof?: true
}

/** All special tiles, in the order of `ids.ts`. Further rules of those of the expansions are in `expansions/buildings.ts`. */
const BUILDINGS: Readonly<Record<BuildingId, BuildingRules>> = {
  diamond: {
    mark: '◆',
    costs: [{ wood: 2 }, { wood: 2, gold: 1 }, { wood: 2, gold: 1, magic: 1 }],
    minimumDistance: 2,
    isDen: true,
    isGoal: true,
    sendsBack: true,
  },
  den: { mark: '∩', isDen: true },
  'sleeping-glade': { mark: '☾', costs: [{ magic: 1 }], holdsLone: true },
  'candy-house': { mark: '⌂', costs: [{ wood: 1, gold: 1 }], delays: true },
  'treasure-chest': {
    mark: '▣',
    costs: [{ gold: 2 }],
    neverFull: true,
    noEntrance: true,
    lure: 'before-characters',
    putsOut: true,
  },
  palace: { mark: '♜', costs: [{ gold: 3 }], shutsOut: true, noEntrance: true },
  catapult: { mark: '¤', costs: [{ wood: 2 }], clears: true },
  trapdoor: { mark: '▽', costs: [{ wood: 1 }], canSpring: true, swallows: true, resets: true },

  kiln: { mark: '♨', box: 'fire' },
  well: { mark: '◎', box: 'fire', fireproof: true },
  chute: { mark: '⇩', box: 'river', costs: [{ wood: 1 }], canSpring: true, resets: true },
  barracks: { mark: '⚑', box: 'soldiers', costs: [{ wood: 1, gold: 1 }] },
  village: { mark: '☗', box: 'soldiers', minimumDistance: 2 },
  cottage: {
    mark: '♥',
    box: 'quests',
    minimumDistance: 2,
    canSpring: true,
    house: { keeps: 'cake', wants: 'slipper' },
  },
  'spinning-room': {
    mark: '✳',
    box: 'quests',
    minimumDistance: 2,
    canSpring: true,
    house: { keeps: 'thread', wants: 'cake', hushes: 1 },
  },
  ballroom: {
    mark: '♫',
    box: 'quests',
    minimumDistance: 2,
    canSpring: true,
    house: { keeps: 'slipper', wants: 'thread' },
  },
  'bell-tower': { mark: '♪', box: 'quests', costs: [{ wood: 1 }] },
  'wise-woman': { mark: '☉', box: 'spells', costs: [{ gold: 1 }] },
  wizard: { mark: '★', box: 'spells', costs: [{ magic: 1 }] },
}

/** Returns the rules of a special tile, or null for a plain tile. */
export const buildingRules = (id: BuildingId | null): BuildingRules | null => (id ? BUILDINGS[id] : null)

/** Returns the expansion of a special tile, or null. */
export const buildingBox = (id: BuildingId): BuildingRules['box'] | null => BUILDINGS[id].box ?? null

/** True if a tile must be destroyed to win: a dark diamond. */
export const isGoal = ({ building }: Pick<Face, 'building'>): boolean =>
  building !== null && BUILDINGS[building].isGoal === true

/** Returns the house on a tile, or null [R 60]. */
export const houseOn = ({ building }: Pick<Face, 'building'>): House | null =>
  buildingRules(building)?.house ?? null
