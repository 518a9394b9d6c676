import { clockwiseFrom, DIRECTIONS, type Direction } from '../kernel/boards/square.ts'
import type { EachOnce } from '../kernel/each-once.ts'
import type { Delay } from './expansion-state.ts'
import type { BuildingId, SymbolId } from './ids.ts'

/** The roads that leave a tile, as bits: north 1, east 2, south 4, west 8. */
export type Roads = number

/** A rotation of a tile, in clockwise quarter turns. */
export type Turn = 0 | 1 | 2 | 3

export const TURNS = [0, 1, 2, 3] as const satisfies EachOnce<Turn>

/** The shapes of path tiles, with their roads before any rotation. */
export const SHAPES = {
  'dead-end': 0b0001,
  straight: 0b0101,
  corner: 0b0011,
  tee: 0b1011,
  cross: 0b1111,
} as const

export type RoadShape = keyof typeof SHAPES

/** A symbol on a tile (section 7). Immutable: using it up makes a new object (see `spend`). */
export interface Printed {
  readonly symbol: SymbolId
  /** Its sides in the current rotation: of the road that it bars, or in the order that monsters try. */
  readonly sides: readonly Direction[]
  /** Its number; 0 for none. */
  readonly number: number
  /** True if it is used up or broken. */
  readonly spent: boolean
}

/** A tile without its monsters. */
export interface Face {
  /** The unique id within one box. */
  id: number
  roads: Roads
  building: BuildingId | null
  /** True if its building has been triggered, and does nothing until a character sets it again. */
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

/** The kind of a monster shows where it appeared. All kinds obey the same rules [R 10]. */
export const MONSTER_KINDS = ['frost-giant', 'ogre', 'big-bad-wolf', 'ice-witch', 'troll'] as const

export type MonsterKind = (typeof MONSTER_KINDS)[number]

export interface Monster {
  /** Its number, by order of appearance [R 10]. */
  n: number
  kind: MonsterKind
  /** The building or spell that makes it lose its next step [R 32]. */
  delayedBy?: BuildingId | Delay
}

/** A tile in the forest. Its monsters are in the order of their numbers. */
export interface Tile extends Face {
  monsters: Monster[]
}

/** Marks symbols of a tile as used up or broken, or restores them (`spent` false). */
export function spend(tile: Tile, isMeant: (printed: Printed) => boolean, spent = true): void {
  tile.symbols = tile.symbols.map((printed) => (isMeant(printed) ? { ...printed, spent } : printed))
}

/** The bit of a side in {@link Roads}. */
export function roadBit(side: Direction): Roads {
  if (side === 'north') return 1
  if (side === 'east') return 2
  return side === 'south' ? 4 : 8
}

/** True if a road leaves on that side. */
export const hasRoad = (roads: Roads, side: Direction): boolean => (roads & roadBit(side)) !== 0

/** The sides with roads, clockwise from north. */
export const roadSides = (roads: Roads): Direction[] => DIRECTIONS.filter((side) => hasRoad(roads, side))

/** The roads of a tile after some clockwise quarter turns. */
export const turnRoads = (roads: Roads, turn: Turn): Roads =>
  ((roads << turn) | (roads >> (4 - turn))) & 0b1111

/** A side of a tile after some clockwise quarter turns. */
export const turnSide = (side: Direction, turn: Turn): Direction => clockwiseFrom(side)[turn] ?? side

/** The face of a tile after a rotation. The sides of symbols turn with the roads [R 20]. */
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

/** True if a rotation leaves the tile unchanged. */
export function liesSo(face: Face, turn: Turn): boolean {
  const after = turned(face, turn)
  return after.roads === face.roads && printOf(after) === printOf(face)
}

/** True if no rotation changes the tile. */
export const liesAlike = (face: Face): boolean => TURNS.every((turn) => liesSo(face, turn))

const printOf = ({ symbols }: Face): string =>
  symbols
    .map(({ symbol, sides, number, spent }) => [symbol, ...sides, number, spent].join())
    .sort()
    .join(';')

/** The face of a tile, in its current rotation. */
export const faceOf = ({ id, roads, building, sprung, symbols }: Face): Face => ({
  id,
  roads,
  building,
  sprung,
  symbols,
})

/**
 * A tile in the forest with a face. Faces and tiles are written out property by property. With `{ ...face, monsters }` each object got its
 * own shape in V8, and random play took a third longer.
 */
export const tileWith = ({ id, roads, building, sprung, symbols }: Face, monsters: Monster[] = []): Tile => ({
  id,
  roads,
  building,
  sprung,
  symbols,
  monsters,
})
