import type { Marked } from '../kernel/marked.ts'

/**
 * A space for an army, as an integer that is the same on every board. It is four times the side (north, west, south, east) plus the index
 * along the side. Spaces sort counter-clockwise from `n1`, which is 0.
 */
export type Space = Marked<'space'>

/** Casts a number to a space, unchecked. */
export const asSpace = (number: number): Space => number as Space

/** A city or a town: its number in the ring of places, counter-clockwise from the north-east corner, which is 0. */
export type Place = Marked<'land'>

/** Casts an index of `lands` to a place, unchecked. */
export const asPlace = (number: number): Place => number as Place

/** The result of look-ups for a space that the board lacks. */
export const NO_PLACE: Place = asPlace(-1)

/** The marching direction of an army. Armies begin counter-clockwise. */
export type Facing = 'ccw' | 'cw'

/** The cell of a place: column from the west, row from the north, both from 0. */
export interface Cell {
  column: number
  row: number
}

/** A square of places round a courtyard, with the road outside (section 1). */
export interface BoardLayout {
  readonly columns: number
  readonly rows: number
  /** All spaces, counter-clockwise from `n1`. */
  readonly spaces: readonly Space[]
  /** All places, in ring order. */
  readonly places: readonly Place[]
  /** The cell of each place, in ring order. */
  readonly cells: readonly Cell[]
  /** The one or two spaces of each place, in road order. The first one names the place. */
  readonly spacesOf: readonly (readonly Space[])[]
  /** The place beside each space, or {@link NO_PLACE} for a space that the board lacks. */
  readonly placeOf: readonly Place[]
  /** The next space from each space, in either direction. */
  readonly next: Readonly<Record<Facing, readonly Space[]>>
}

const SIDES = 'nwse'

const PER_SIDE = 4

/** Returns a space by its side and its index along the side, from 0. */
const spaceAlong = (side: number, index: number): Space => asSpace(side * PER_SIDE + index)

/** The first space of the road. */
export const N1: Space = spaceAlong(0, 0)

/** Returns the name of a space: its side and its number along the side, such as "s2". */
export const spaceName = (space: Space): string =>
  `${SIDES.charAt(Math.floor(space / PER_SIDE))}${(space % PER_SIDE) + 1}`

/** Parses the name of a space, on any board; returns null for other texts. */
export function parseSpace(name: string): Space | null {
  const found = /^([nwse])([1-4])$/.exec(name)
  return found ? spaceAlong(SIDES.indexOf(found[1] ?? ''), Number(found[2]) - 1) : null
}

/** Returns the spaces along the sides of a board, counter-clockwise, each with the adjacent cell. */
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

function boardOf(columns: number, rows: number): BoardLayout {
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

function nextOnes(spaces: readonly Space[]): BoardLayout['next'] {
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
export const SMALL: BoardLayout = boardOf(3, 2)

/** The board of three or four countries: twelve places, sixteen spaces. */
export const LARGE: BoardLayout = boardOf(4, 4)

/** Returns the board with this number of places. */
export const boardWith = (places: number): BoardLayout => (places === SMALL.cells.length ? SMALL : LARGE)
