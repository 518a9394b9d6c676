import type { HouseRules } from '../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../engine/kernel/index.ts'
import type { DieFace } from '../../../../ui/art/index.ts'
import type { ForestTile, HeroId, MonsterKind } from '../../art/index.ts'
import type { HouseRule } from './house-rules.ts'

/** A point in tiles, east and south, the oak's middle at (0, 0). */
type Coordinates = readonly [x: number, y: number]

/** A small forest that shows what one reading of a rule brings about. */
export interface ExampleForest {
  tiles: readonly ForestTile[]
  /** Columns and rows shown, the westernmost and northernmost first. */
  columns: readonly [from: number, to: number]
  rows: readonly [from: number, to: number]
  monsters: readonly { kind: MonsterKind; at: Coordinates }[]
  /** The steps that monsters take, in their order. */
  steps?: readonly { from: Coordinates; to: Coordinates }[]
  /** The north side is hatched, by this reading of the sides. */
  side?: HouseRules['sides']
  /** A tile that somebody would like to lay, and the side on which it does not fit. */
  laid?: { tile: ForestTile; refused: Direction | null }
  /** The Oak's hearts after those steps, and how many it had at first. */
  hearts?: readonly [left: number, all: number]
  /** What wins: the diamonds, or how many tiles, turns or monsters. */
  goal?: 'diamonds' | number
  /** Heroes, each with the tiles that it may choose from beside it; or all of them with the same. */
  choosing?: readonly { heroes: readonly { hero: HeroId; at: Coordinates }[]; tiles: readonly ForestTile[] }[]
  /** Dice that fall one after another; the later in place of the earlier, or each for a monster of its own. */
  dice?: readonly DieFace[]
  eachItsOwn?: true
  /** The tale is lost with all these hearts: the Oak is crossed out. */
  over?: true
  /** A hero among monsters, and whether it is carried off. */
  among?: { hero: HeroId; at: Coordinates; lost: boolean }
}

const OAK: ForestTile = { x: 0, y: 0, roads: 15, seed: 'oak', building: 'oak' }

const tile = (x: number, y: number, roads: number): ForestTile => ({ x, y, roads, seed: `house${x},${y}` })

/** One monster on a tile exactly on the diagonal, one further out. */
const ON_DIAGONAL: ExampleForest = {
  tiles: [OAK, tile(0, -1, 6), tile(1, -1, 10), tile(2, -1, 12), tile(1, 0, 10), tile(2, 0, 9)],
  columns: [0, 2],
  rows: [-1, 0],
  monsters: [
    { kind: 'frost-giant', at: [1, -1] },
    { kind: 'ogre', at: [2, -1] },
  ],
}

/** A corner that would join the road to its south, while its other road meets a hedge. */
const CORNER: ExampleForest = {
  tiles: [OAK, tile(0, -1, 5), tile(1, 0, 11), tile(2, 0, 9)],
  columns: [0, 2],
  rows: [-1, 0],
  monsters: [],
}

const laid = tile(1, -1, 12)

/** A forest five tiles wide: three monsters come. */
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

/** An ogre beside the Oak, whose side moves. */
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

/** Two monsters in a grove by themselves. */
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

/** No forest at all. */
const NOTHING: ExampleForest = { tiles: [], columns: [-1, 1], rows: [0, 0], monsters: [] }

/** Two heroes before their tiles, without a forest. */
const CHOOSING: ExampleForest = { tiles: [], columns: [-1, 2], rows: [-1, 0], monsters: [] }

const HUNTSMAN = { hero: 'huntsman', at: [-0.98, -0.58] } as const
const BEAST = { hero: 'beast', at: [-0.98, 0.42] } as const

/** What each reading brings about, on the same forest for all readings of one rule. */
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
