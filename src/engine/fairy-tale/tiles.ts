import { clockwiseFrom, DIRECTIONS, type Direction } from '../kernel/boards/square.ts'
import type { EachOnce } from '../kernel/each-once.ts'
import type { Delay } from './expansion-state.ts'
import type { BuildingId, SymbolId } from './ids.ts'

/** The roads that leave a tile, one bit a side: north 1, east 2, south 4, west 8. */
export type Roads = number

/** How often a tile is turned by a quarter, clockwise. */
export type Turn = 0 | 1 | 2 | 3

export const TURNS = [0, 1, 2, 3] as const satisfies EachOnce<Turn>

/** The kinds of path tiles, with the roads of each as it comes from the box. */
export const SHAPES = {
  'dead-end': 0b0001,
  straight: 0b0101,
  corner: 0b0011,
  tee: 0b1011,
  cross: 0b1111,
} as const

export type Shape = keyof typeof SHAPES

/** A symbol as it stands on a tile (section 7). It never changes: one that is used up is another (see `spend`). */
export interface Printed {
  readonly symbol: SymbolId
  /** The sides that it speaks of, as the tile lies: the road it bars, or the order in which to try. */
  readonly sides: readonly Direction[]
  /** The number that it bears; 0 if it bears none. */
  readonly number: number
  /** Used up, or broken, for good. */
  readonly spent: boolean
}

/** The printed side of a tile: what it is before monsters walk on it. */
export interface Face {
  /** Tells the tiles of one box apart. */
  id: number
  roads: Roads
  building: BuildingId | null
  /** Its building has done its work, and does nothing until somebody sets it again. */
  sprung: boolean
  symbols: readonly Printed[]
}

/** A tile with roads and nothing else. */
export const pathFace = (id: number, roads: Roads): Face => ({
  id,
  roads,
  building: null,
  sprung: false,
  symbols: [],
})

/** A monster's kind is where it came from; all obey the same rules [R 10]. */
export const MONSTER_KINDS = ['frost-giant', 'ogre', 'big-bad-wolf', 'ice-witch', 'troll'] as const

export type MonsterKind = (typeof MONSTER_KINDS)[number]

export interface Monster {
  /** Its number, in the order of first appearing [R 10]. */
  n: number
  kind: MonsterKind
  /** What costs it the next step that it would take [R 32]. */
  delayedBy?: BuildingId | Delay
}

/** A tile that lies in the forest. Its monsters stand in the order of their numbers. */
export interface Tile extends Face {
  monsters: Monster[]
}

/** Uses symbols of a tile up, or breaks them, for good; or sets them back (`spent` false). */
export function spend(tile: Tile, isMeant: (printed: Printed) => boolean, spent = true): void {
  tile.symbols = tile.symbols.map((printed) => (isMeant(printed) ? { ...printed, spent } : printed))
}

/** The bit of a side in {@link Roads}. */
export function roadBit(side: Direction): Roads {
  if (side === 'north') return 1
  if (side === 'east') return 2
  return side === 'south' ? 4 : 8
}

/** Whether a road leaves on that side. */
export const hasRoad = (roads: Roads, side: Direction): boolean => (roads & roadBit(side)) !== 0

/** The sides on which roads leave, clockwise from north. */
export const roadSides = (roads: Roads): Direction[] => DIRECTIONS.filter((side) => hasRoad(roads, side))

/** The roads of a tile turned clockwise by some quarters. */
export const turnRoads = (roads: Roads, turn: Turn): Roads =>
  ((roads << turn) | (roads >> (4 - turn))) & 0b1111

/** A side of a tile, turned clockwise by some quarters. */
export const turnSide = (side: Direction, turn: Turn): Direction => clockwiseFrom(side)[turn] ?? side

/** A tile's face, turned: all that speaks of a side turns with its roads [R 20]. */
export const turned = ({ id, roads, building, sprung, symbols }: Face, turn: Turn): Face => ({
  id,
  roads: turnRoads(roads, turn),
  building,
  sprung,
  symbols: symbols.map((printed) => ({
    ...printed,
    sides: printed.sides.map((side) => turnSide(side, turn)),
  })),
})

/** Whether a tile, turned so, lies exactly as it does now. */
export function liesSo(face: Face, turn: Turn): boolean {
  const after = turned(face, turn)
  return after.roads === face.roads && printOf(after) === printOf(face)
}

/** Whether turning a tile changes nothing, however often it is turned. */
export const liesAlike = (face: Face): boolean => TURNS.every((turn) => liesSo(face, turn))

const printOf = ({ symbols }: Face): string =>
  symbols
    .map(({ symbol, sides, number, spent }) => [symbol, ...sides, number, spent].join())
    .sort()
    .join(';')

/** The printed side of a tile that is taken out of the forest, as it lies. */
export const faceOf = ({ id, roads, building, sprung, symbols }: Face): Face => ({
  id,
  roads,
  building,
  sprung,
  symbols,
})

/**
 * A tile that lies in the forest with that face. Faces and tiles are written out, property by property: each that
 * `{ ...face, monsters }` makes has a shape of its own to V8, and random play with them took a third longer.
 */
export const tileWith = ({ id, roads, building, sprung, symbols }: Face, monsters: Monster[] = []): Tile => ({
  id,
  roads,
  building,
  sprung,
  symbols,
  monsters,
})
