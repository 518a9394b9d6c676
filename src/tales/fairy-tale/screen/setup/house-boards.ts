import type { HouseRules } from '../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../engine/kernel/index.ts'
import type { DieFace } from '../../../../ui/art/index.ts'
import type { ForestTile, HeroId, MonsterKind } from '../../art/index.ts'
import type { HouseRule } from './house-rule-options.ts'

/** A point in tiles, east and south; the middle of the oak is at (0, 0). */
type Coordinates = readonly [x: number, y: number]

/** A small forest that shows the effect of one reading of a rule. */
export interface ExampleForest {
  tiles: readonly ForestTile[]
  /** The columns and rows to draw, from west and north. */
  columns: readonly [from: number, to: number]
  rows: readonly [from: number, to: number]
  monsters: readonly { kind: MonsterKind; at: Coordinates }[]
  /** The steps of the monsters, in order. */
  steps?: readonly { from: Coordinates; to: Coordinates }[]
  /** Hatches the north side by this reading of the sides. */
  side?: HouseRules['sides']
  /** The tile to place, and the side on which it does not fit. */
  laid?: { tile: ForestTile; refused: Direction | null }
  /** The hearts of the Oak after those steps, and at the start. */
  hearts?: readonly [left: number, all: number]
  /** The goal: the diamonds, or a number of tiles, turns or monsters. */
  goal?: 'diamonds' | number
  /** Heroes, each beside its own choice of tiles, or all beside the same. */
  choosing?: readonly { heroes: readonly { hero: HeroId; at: Coordinates }[]; tiles: readonly ForestTile[] }[]
  /** Dice in sequence; each replaces the one before it, or belongs to a monster of its own. */
  dice?: readonly DieFace[]
  eachItsOwn?: true
  /** True if the game is lost despite these hearts: the Oak is crossed out. */
  over?: true
  /** A hero among monsters, and whether it is carried off. */
  among?: { hero: HeroId; at: Coordinates; lost: boolean }
}

const OAK: ForestTile = { x: 0, y: 0, roads: 15, seed: 'oak', building: 'oak' }

const tile = (x: number, y: number, roads: number): ForestTile => ({ x, y, roads, seed: `house${x},${y}` })

/** One monster on a tile exactly on the diagonal, and one further out. */
const ON_DIAGONAL: ExampleForest = {
  tiles: [OAK, tile(0, -1, 6), tile(1, -1, 10), tile(2, -1, 12), tile(1, 0, 10), tile(2, 0, 9)],
  columns: [0, 2],
  rows: [-1, 0],
  monsters: [
    { kind: 'frost-giant', at: [1, -1] },
    { kind: 'ogre', at: [2, -1] },
  ],
}

/** A corner that would continue the road to its south, but has a road against a hedge. */
const CORNER: ExampleForest = {
  tiles: [OAK, tile(0, -1, 5), tile(1, 0, 11), tile(2, 0, 9)],
  columns: [0, 2],
  rows: [-1, 0],
  monsters: [],
}

const laid = tile(1, -1, 12)

/** A forest five tiles wide: three monsters enter. */
const FIVE_WIDE: ExampleForest = {
  tiles: [
    OAK,
    tile(-2, 0, 10),
    tile(-1, 0, 10),
    tile(1, 0, 10),
    tile(2, 0, 10),
    tile(0, -1, 5),
    tile(0, 1, 5),
  ],
  columns: [-2, 2],
  rows: [-1, 1],
  monsters: [],
}

const NO_DEN: ExampleForest = { ...FIVE_WIDE, dice: [6] }

/** An ogre beside the Oak; its side moves. */
const AT_THE_OAK: ExampleForest = {
  tiles: [OAK, tile(-1, 0, 10), tile(1, 0, 10), tile(0, -1, 5)],
  columns: [-1, 1],
  rows: [-1, 0],
  monsters: [{ kind: 'ogre', at: [1, 0] }],
  steps: [{ from: [1, 0], to: [0, 0] }],
}

/** Three monsters on the tile of a hero. */
const AMONG: ExampleForest = {
  tiles: [OAK, tile(1, 0, 10), tile(2, 0, 10), tile(0, -1, 5)],
  columns: [0, 2],
  rows: [-1, 0],
  monsters: [
    { kind: 'ogre', at: [1, 0] },
    { kind: 'ogre', at: [1, 0] },
    { kind: 'ogre', at: [1, 0] },
  ],
}

/** Two monsters alone in a grove. */
const IN_GROVE: ExampleForest = {
  tiles: [OAK, tile(1, 0, 10), tile(2, 0, 11), tile(0, -1, 5)],
  columns: [0, 2],
  rows: [-1, 0],
  monsters: [
    { kind: 'ogre', at: [2, 0] },
    { kind: 'ogre', at: [2, 0] },
  ],
}

/** A monster on either side. */
const TWO_SIDES: ExampleForest = {
  ...FIVE_WIDE,
  monsters: [
    { kind: 'ogre', at: [2, 0] },
    { kind: 'ice-witch', at: [-2, 0] },
  ],
}

/** An empty forest. */
const NOTHING: ExampleForest = { tiles: [], columns: [-1, 1], rows: [0, 0], monsters: [] }

/** Two heroes with their choice of tiles, without a forest. */
const CHOOSING: ExampleForest = { tiles: [], columns: [-1, 2], rows: [-1, 0], monsters: [] }

const HUNTSMAN = { hero: 'huntsman', at: [-0.98, -0.58] } as const
const BEAST = { hero: 'beast', at: [-0.98, 0.42] } as const

/** The effect of each reading. All readings of one rule share a forest. */
export const HOUSE_BOARDS: {
  readonly [Rule in HouseRule]: Readonly<Record<HouseRules[Rule], ExampleForest>>
} = {
  sides: {
    diagonal: { ...ON_DIAGONAL, side: 'diagonal', steps: [{ from: [1, -1], to: [0, -1] }] },
    half: {
      ...ON_DIAGONAL,
      side: 'half',
      steps: [
        { from: [1, -1], to: [0, -1] },
        { from: [2, -1], to: [1, -1] },
      ],
    },
  },
  roads: {
    strict: { ...CORNER, laid: { tile: laid, refused: 'west' } },
    loose: { ...CORNER, laid: { tile: laid, refused: null } },
  },
  noDen: {
    'roll-again': {
      ...NO_DEN,
      dice: [6, 2],
      monsters: [
        { kind: 'ogre', at: [2, 0] },
        { kind: 'ogre', at: [2, 0] },
        { kind: 'ogre', at: [2, 0] },
      ],
    },
    none: NO_DEN,
    'every-side': {
      ...NO_DEN,
      monsters: [
        { kind: 'frost-giant', at: [0, -1] },
        { kind: 'ogre', at: [2, 0] },
        { kind: 'big-bad-wolf', at: [0, 1] },
      ],
    },
  },
  arrivals: {
    side: {
      ...FIVE_WIDE,
      dice: [2],
      monsters: [
        { kind: 'ogre', at: [2, 0] },
        { kind: 'ogre', at: [2, 0] },
        { kind: 'ogre', at: [2, 0] },
      ],
    },
    dealt: {
      ...FIVE_WIDE,
      dice: [2],
      monsters: [
        { kind: 'ogre', at: [2, 0] },
        { kind: 'big-bad-wolf', at: [0, 1] },
        { kind: 'ice-witch', at: [-2, 0] },
      ],
    },
    each: {
      ...FIVE_WIDE,
      dice: [4, 2, 4],
      eachItsOwn: true,
      monsters: [
        { kind: 'ice-witch', at: [-2, 0] },
        { kind: 'ogre', at: [2, 0] },
        { kind: 'ice-witch', at: [-2, 0] },
      ],
    },
  },
  heroes: {
    safe: { ...AMONG, among: { hero: 'rapunzel', at: [1, 0], lost: false } },
    mortal: { ...AMONG, among: { hero: 'rapunzel', at: [1, 0], lost: true } },
  },
  moves: {
    turn: { ...TWO_SIDES, dice: [2], steps: [{ from: [2, 0], to: [1, 0] }] },
    round: {
      ...TWO_SIDES,
      steps: [
        { from: [2, 0], to: [1, 0] },
        { from: [-2, 0], to: [-1, 0] },
      ],
    },
  },
  grove: {
    heart: { ...IN_GROVE, hearts: [2, 3] },
    loss: { ...IN_GROVE, hearts: [3, 3], over: true },
  },
  supply: {
    market: {
      ...CHOOSING,
      choosing: [
        {
          heroes: [HUNTSMAN, BEAST],
          tiles: [tile(0.05, -0.5, 5), tile(1.03, -0.5, 6), tile(2.01, -0.5, 14)],
        },
      ],
    },
    hand: {
      ...CHOOSING,
      choosing: [
        { heroes: [HUNTSMAN], tiles: [tile(0.3, -1, 5), tile(1.3, -1, 6)] },
        { heroes: [BEAST], tiles: [tile(0.3, 0, 14), tile(1.3, 0, 3)] },
      ],
    },
  },
  goal: {
    diamonds: { ...NOTHING, goal: 'diamonds' },
    'last-tile': { ...NOTHING, goal: 0 },
    rounds: { ...NOTHING, goal: 20 },
    'monsters-22': { ...NOTHING, goal: 22 },
    'monsters-28': { ...NOTHING, goal: 28 },
  },
  oak: {
    sturdy: { ...AT_THE_OAK, hearts: [2, 3] },
    frail: { ...AT_THE_OAK, hearts: [0, 1] },
  },
}
