import type { BoardLayout, Space } from '../../../../engine/fortland/index.ts'
import type { Detail, Point } from '../../../../ui/art/svg.ts'

/** The sides of the ring, counter-clockwise from the north, as spaces are numbered. */
const SIDES = ['n', 'w', 's', 'e'] as const

export type BoardSide = (typeof SIDES)[number]

/** Numbers reserved for the spaces of each side. */
const PER_SIDE = 4

/** The geometry of a ring in drawing units, with (0, 0) at the north-west corner. */
export interface Ring extends Pick<BoardLayout, 'columns' | 'rows' | 'spaces' | 'cells'> {
  /** The side length of a place. */
  readonly place: number
  /** The width of the road. */
  readonly road: number
  readonly width: number
  readonly height: number
  readonly detail: Detail
}

const PLACE = 132

/** Width of the road by level of detail and number of columns. A small ring needs a road wide enough for a finger. */
const ROADS: Readonly<Record<Detail, (columns: number) => number>> = {
  fine: () => 62,
  bold: (columns) => (columns > 3 ? 99 : 79),
}

/** Returns the geometry of a board. */
export function ringOf({ columns, rows, spaces, cells }: BoardLayout, detail: Detail): Ring {
  const road = ROADS[detail](columns)
  return {
    columns,
    rows,
    spaces,
    cells,
    place: PLACE,
    road,
    width: columns * PLACE + 2 * road,
    height: rows * PLACE + 2 * road,
    detail,
  }
}

/** Returns the side of the ring that a space belongs to. */
export const sideOf = (space: Space): BoardSide => SIDES[Math.floor(space / PER_SIDE)] ?? 'n'

/** Returns the index of a space along its side, from 0. */
export const numberOf = (space: Space): number => space % PER_SIDE

/** Returns the middle of a space on the road. */
export function spotOfSpace({ columns, rows, place, road, width, height }: Ring, space: Space): Point {
  const at = numberOf(space) + 0.5
  switch (sideOf(space)) {
    case 'n':
      return [road + place * (columns - at), road / 2]
    case 'w':
      return [road / 2, road + place * at]
    case 's':
      return [road + place * at, height - road / 2]
    case 'e':
      return [width - road / 2, road + place * (rows - at)]
  }
}

/** Returns the north-west corner of a place. */
export function cornerOf({ cells, place, road }: Ring, index: number): Point {
  const { column, row } = cells[index] ?? { column: 0, row: 0 }
  return [road + column * place, road + row * place]
}

/** Rotation of a wedge that marches counter-clockwise along each side, in degrees from the east. */
const TURNS: Readonly<Record<BoardSide, number>> = { n: 180, w: 90, s: 0, e: -90 }

/** Returns the direction of an army on a space, in degrees clockwise from the east. */
export const degreesOf = (space: Space, facing: 'ccw' | 'cw'): number =>
  TURNS[sideOf(space)] - (facing === 'cw' ? 180 : 0)

/** Returns the path along some spaces: the middle of each, with the corners of the road between them. */
export const wayAlong = (ring: Ring, spaces: readonly Space[]): Point[] =>
  spaces.flatMap((space, index) => {
    const before = spaces[index - 1]
    const corner = before === undefined ? null : cornerBetween(ring, before, space)
    return corner ? [corner, spotOfSpace(ring, space)] : [spotOfSpace(ring, space)]
  })

/** Returns the corner of the road between two neighbours, or null if they share a side. */
function cornerBetween({ road, width, height }: Ring, one: Space, other: Space): Point | null {
  const sides = [sideOf(one), sideOf(other)]
  if (sides[0] === sides[1]) return null
  return [
    sides.includes('w') ? road / 2 : width - road / 2,
    sides.includes('n') ? road / 2 : height - road / 2,
  ]
}
