import type { Board, Space } from '../../../../engine/fortland/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'

/** The sides of the ring, as spaces are counted: counter-clockwise from the north. */
const SIDES = ['n', 'w', 's', 'e'] as const

/** On which side of the ring a space lies. */
export type Side = (typeof SIDES)[number]

/** How many spaces are counted on a side. */
const PER_SIDE = 4

/** How finely the ring is drawn: on a small one the road is broader against the places, and there are no trees. */
export type Detail = 'fine' | 'bold'

/** The ring as it is drawn, in units of the drawing: (0, 0) is its north-west corner. */
export interface Ring extends Pick<Board, 'columns' | 'rows' | 'spaces' | 'cells'> {
  /** The side of a place. */
  readonly place: number
  /** How broad the road is. */
  readonly road: number
  readonly width: number
  readonly height: number
  readonly detail: Detail
}

const PLACE = 132

/** How broad the road is, beside places of the same size: on a small ring for a finger, of four in a row or of three. */
const ROADS: Readonly<Record<Detail, (columns: number) => number>> = {
  fine: () => 62,
  bold: (columns) => (columns > 3 ? 99 : 79),
}

/** A board as it is drawn. */
export function ringOf({ columns, rows, spaces, cells }: Board, detail: Detail): Ring {
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

/** On which side of the ring a space lies. */
export const sideOf = (space: Space): Side => SIDES[Math.floor(space / PER_SIDE)] ?? 'n'

/** Which space of its side it is, from 0. */
export const numberOf = (space: Space): number => space % PER_SIDE

/** The middle of a space on the road. */
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

/** The north-west corner of a place. */
export function cornerOf({ cells, place, road }: Ring, index: number): Point {
  const { column, row } = cells[index] ?? { column: 0, row: 0 }
  return [road + column * place, road + row * place]
}

/** How far a wedge that points east is turned, in degrees, for one who marches counter-clockwise along a side. */
const TURNS: Readonly<Record<Side, number>> = { n: 180, w: 90, s: 0, e: -90 }

/** Which way an army on a space faces, in degrees from the east, clockwise. */
export const turnOf = (space: Space, facing: 'ccw' | 'cw'): number =>
  TURNS[sideOf(space)] - (facing === 'cw' ? 180 : 0)

/** The way along the road over some spaces: the middle of each, and the corners of the road between them. */
export const wayAlong = (ring: Ring, spaces: readonly Space[]): Point[] =>
  spaces.flatMap((space, index) => {
    const before = spaces[index - 1]
    const corner = before === undefined ? null : cornerBetween(ring, before, space)
    return corner ? [corner, spotOfSpace(ring, space)] : [spotOfSpace(ring, space)]
  })

/** Where the road bends between two neighbours; null where it runs on. */
function cornerBetween({ road, width, height }: Ring, one: Space, other: Space): Point | null {
  const sides = [sideOf(one), sideOf(other)]
  if (sides[0] === sides[1]) return null
  return [
    sides.includes('w') ? road / 2 : width - road / 2,
    sides.includes('n') ? road / 2 : height - road / 2,
  ]
}
