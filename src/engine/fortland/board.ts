import type { Marked } from '../kernel/marked.ts'

/**
 * Where an army can stand, as a whole number that is the same on every board: its side (north, west, south, east) times
 * four, and how far along it, so that spaces sort counter-clockwise from `n1`, which is 0.
 */
export type Space = Marked<'space'>

/** Takes a number for the space that it stands for. It is not checked. */
export const asSpace = (number: number): Space => number as Space

/** A city or a town: its number in the ring of places, counter-clockwise from the north-east corner, which is 0. */
export type Place = Marked<'land'>

/** Takes a number, as an index of `lands`, for the place that it stands for. It is not checked. */
export const asPlace = (number: number): Place => number as Place

/** Stands for the place of a space that a board does not have. */
export const NO_PLACE: Place = asPlace(-1)

/** The way in which an army marches on: counter-clockwise, as at first, or clockwise. */
export type Facing = 'ccw' | 'cw'

/** Where a place is drawn: columns from the west, rows from the north, both from 0. */
export interface Cell {
  column: number
  row: number
}

/** A square of places round a courtyard, and the road outside (section 1). */
export interface Board {
  readonly columns: number
  readonly rows: number
  /** Its spaces, counter-clockwise from `n1`. */
  readonly spaces: readonly Space[]
  /** Its places, in the order of the ring. */
  readonly places: readonly Place[]
  /** Where each place is drawn, in the order of the ring. */
  readonly cells: readonly Cell[]
  /** The spaces of each place, one or two, in their order; it is named by the first. */
  readonly spacesOf: readonly (readonly Space[])[]
  /** Of each space its place; {@link NO_PLACE} where the board has no such space. */
  readonly placeOf: readonly Place[]
  /** The next space of each, in either direction. */
  readonly next: Readonly<Record<Facing, readonly Space[]>>
}

const SIDES = 'nwse'

const PER_SIDE = 4

/** The space at a position along a side, counted from 0. */
const spaceAlong = (side: number, index: number): Space => asSpace(side * PER_SIDE + index)

/** The space at which the road begins. */
export const N1: Space = spaceAlong(0, 0)

/** The name of a space: its side, and its number along it, as in "s2". */
export const spaceName = (space: Space): string =>
  `${SIDES.charAt(Math.floor(space / PER_SIDE))}${(space % PER_SIDE) + 1}`

/** The space of a name, whether or not a board has it; null where none is called so. */
export function parseSpace(name: string): Space | null {
  const found = /^([nwse])([1-4])$/.exec(name)
  return found ? spaceAlong(SIDES.indexOf(found[1] ?? ''), Number(found[2]) - 1) : null
}

/** The spaces along the sides of a board, counter-clockwise, each with the cell beside it. */
function roadRound(columns: number, rows: number): { space: Space; cell: Cell }[] {
  const along = (side: number, length: number, cellAt: (index: number) => Cell) =>
    Array.from({ length }, (_, index) => ({ space: spaceAlong(side, index), cell: cellAt(index) }))
  return [
    ...along(0, columns, (index) => ({ column: columns - 1 - index, row: 0 })),
    ...along(1, rows, (index) => ({ column: 0, row: index })),
    ...along(2, columns, (index) => ({ column: index, row: rows - 1 })),
    ...along(3, rows, (index) => ({ column: columns - 1, row: rows - 1 - index })),
  ]
}

function boardOf(columns: number, rows: number): Board {
  const road = roadRound(columns, rows)
  const cells: Cell[] = []
  const spacesOf: Space[][] = []
  const placeOf: Place[] = Array.from({ length: SIDES.length * PER_SIDE }, () => NO_PLACE)
  for (const { space, cell } of road) {
    const known = cells.findIndex(({ column, row }) => column === cell.column && row === cell.row)
    const place = asPlace(known === -1 ? cells.push(cell) - 1 : known)
    placeOf[space] = place
    spacesOf[place] = [...(spacesOf[place] ?? []), space].sort((one, other) => one - other)
  }
  const spaces = road.map(({ space }) => space)
  const places = [...cells.keys()].map(asPlace)
  return { columns, rows, spaces, places, cells, spacesOf, placeOf, next: nextOnes(spaces) }
}

function nextOnes(spaces: readonly Space[]): Board['next'] {
  const ccw: Space[] = []
  const cw: Space[] = []
  for (const [index, space] of spaces.entries()) {
    const after = spaces[(index + 1) % spaces.length] ?? space
    ccw[space] = after
    cw[after] = space
  }
  return { ccw, cw }
}

/** The board of two countries: six places, ten spaces. */
export const SMALL: Board = boardOf(3, 2)

/** The board of three or four countries: twelve places, sixteen spaces. */
export const LARGE: Board = boardOf(4, 4)

/** The board with so many places. */
export const boardWith = (places: number): Board => (places === SMALL.cells.length ? SMALL : LARGE)
