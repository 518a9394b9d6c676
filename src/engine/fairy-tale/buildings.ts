import type { NewerBoxId } from './boxes.ts'
import type { ThingId } from './extras.ts'
import type { BuildingId, SymbolId } from './ids.ts'
import type { Lure } from './symbols.ts'
import type { Face } from './tiles.ts'

/** Icons that must lie in the forest before a tile may be placed: thresholds, never spent (section 7). */
export type Cost = { readonly [Id in SymbolId]?: number }

/** What a house of the fairy tales keeps and wants [R 60]. */
export interface House {
  keeps: ThingId
  wants: ThingId
  /** Rolls for new monsters that will not be made once it has what it wants. */
  hushes?: number
}

/** The rules of a special tile, as data. What a row leaves out is as on a plain tile. */
export interface BuildingRules {
  /** Stands for it where a forest is written as text. */
  mark: string
  /** The newer box that it comes in; else it is that of special tiles. */
  box?: NewerBoxId
  /** What must lie in the forest before the first, the second ... of its kind may be placed; the last holds on. */
  costs?: readonly Cost[]
  /** Nearest to the oak that it may lie, in tiles. */
  minimumDistance?: number
  /** On a 6, monsters may appear here [R 7]. */
  isDen?: true
  /** A step onto it destroys it, which is the goal of the game [R 23]; until it is laid it is still to come [R 11]. */
  isGoal?: true
  /** Whoever steps onto it does not come to stand there, but is back where the step began [R 23]. */
  sendsBack?: true
  /** It can be sprung: `sprung` of its tile means something. */
  canSpring?: true
  /** While it is not sprung, the first monster to enter is gone, and springs it. */
  swallows?: true
  /** Sprung, it is set again by a character that steps onto it. */
  resets?: true
  /** A monster that enters loses the next step it would take: `delayedBy` of it may name this [R 32]. */
  delays?: true
  /** A monster alone here when its own step comes stays [R 33]. */
  holdsLone?: true
  /** A monster that enters is put at the entrance of its side, in the same run [R 25]. */
  putsOut?: true
  /** A character that steps onto it clears one tile next to it of monsters. */
  clears?: true
  /** A house of the fairy tales: what it keeps and what it wants, once [R 60]. */
  house?: House
  /** Monsters may not enter; for them no road leads over it. */
  shutsOut?: true
  /** Monsters do not appear here from a side [R 9]. */
  noEntrance?: true
  /** It never becomes full, whoever stands there. */
  neverFull?: true
  /** Monsters on joined neighbours turn to it. */
  lure?: Lure
  /** It never catches fire [R 40]. */
  fireproof?: true
}

/** Every special tile, in the order of `ids.ts`. What else those of the newer boxes do is in `newer/buildings.ts`. */
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

/** The rules of a tile's building, or null for a plain tile. */
export const buildingRules = (id: BuildingId | null): BuildingRules | null => (id ? BUILDINGS[id] : null)

/** The box that a special tile comes in; null: in none, it is in every game. */
export const buildingBox = (id: BuildingId): BuildingRules['box'] | null => BUILDINGS[id].box ?? null

/** Whether a tile is what must be destroyed to win: a dark diamond. */
export const isGoal = ({ building }: Pick<Face, 'building'>): boolean =>
  building !== null && BUILDINGS[building].isGoal === true

/** The house on a tile; null where there is none [R 60]. */
export const houseOn = ({ building }: Pick<Face, 'building'>): House | null =>
  buildingRules(building)?.house ?? null
