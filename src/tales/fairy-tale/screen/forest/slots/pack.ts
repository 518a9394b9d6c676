import {
  counterShape,
  gap,
  isOnTile,
  type RoundedBox,
  type Slot,
  standeeShape,
  wholeStandee,
} from './shapes.ts'

/** The pieces to place on a tile, and their maximum sizes. */
export interface PieceCounts {
  monsters: number
  characters: number
  /** Side of a counter, in hundredths of a tile. */
  counter: number
  /** Height of a standee, in hundredths of a tile. */
  standee: number
}

/** The slots of the pieces. */
export interface Packed {
  monsters: Slot[]
  characters: Slot[]
}

interface Standing extends Slot {
  /** True for a hero: the slot is at its feet. */
  standing: boolean
}

/** The ratio of each size tried to the one before. At the smallest, all pieces fit on any tile. */
const SMALLER = 0.94
const SIZES = 32

/** Distance between the positions tried, in hundredths of a tile. */
const GRID = 3

/** The number of spreading rounds, and the distance of each step away from the neighbours. */
const STEPS = 12
const STEP = 1.5

const shapeOf = (piece: Standing): RoundedBox => (piece.standing ? standeeShape(piece) : counterShape(piece))

const wholeOf = (piece: Standing): RoundedBox => (piece.standing ? wholeStandee(piece) : counterShape(piece))

/**
 * Returns the distance of a piece from the others, and of its whole outline from reserved areas. Negative if it hides something.
 */
function roomOf(piece: Standing, others: readonly RoundedBox[], reserved: readonly RoundedBox[]): number {
  const [shape, whole] = [shapeOf(piece), wholeOf(piece)]
  let room = Number.POSITIVE_INFINITY
  for (const area of reserved) room = Math.min(room, gap(whole, area))
  for (const other of others) room = Math.min(room, gap(shape, other))
  return room
}

/**
 * Places pieces on a tile as large as possible, so that none hides another's face or a reserved area. Heroes fill rows from the
 * south-west, monsters from the north-east. Then all spread out into the free space.
 */
export function pack(pieces: PieceCounts, reserved: readonly RoundedBox[]): Packed {
  const tried = (size: number) => placedAt(SMALLER ** size, pieces, reserved)
  let placed = tried(0)
  // Binary search for the largest size that fits.
  for (let [from, to] = [1, placed ? 0 : SIZES]; from <= to; ) {
    const size = Math.floor((from + to) / 2)
    const found = tried(size)
    placed = found ?? placed
    if (found) to = size - 1
    else from = size + 1
  }
  return sorted(spreadOut(placed ?? [], reserved))
}

/** Returns all pieces at a size, or null if one of them does not fit. */
function placedAt(scale: number, pieces: PieceCounts, reserved: readonly RoundedBox[]): Standing[] | null {
  const taken: RoundedBox[] = []
  const placed: Standing[] = []
  const { monsters, characters } = pieces
  for (const [count, size, spots] of [
    [characters, pieces.standee * scale, fromSouthWest],
    [monsters, pieces.counter * scale, fromNorthEast],
  ] as const) {
    // Occupied positions stay occupied, so the next piece continues the search where the last one was placed.
    let left = count
    for (const piece of count > 0 ? spots(size) : []) {
      if (roomOf(piece, taken, reserved) < 0) continue
      placed.push(piece)
      taken.push(shapeOf(piece))
      left--
      if (left === 0) break
    }
    if (left > 0) return null
  }
  return placed
}

function* fromSouthWest(size: number): Iterable<Standing> {
  for (let y = 99; y >= size; y -= GRID)
    for (let x = size * 0.42; x <= 100 - size * 0.42; x += GRID) yield { x, y, size, standing: true }
}

function* fromNorthEast(size: number): Iterable<Standing> {
  const half = size / 2
  for (let y = half; y <= 100 - half; y += GRID)
    for (let x = 100 - half; x >= half; x -= GRID) yield { x, y, size, standing: false }
}

/** Moves every piece away from its neighbours while it gains distance. */
function spreadOut(placed: readonly Standing[], reserved: readonly RoundedBox[]): Standing[] {
  const pieces = [...placed]
  for (let step = 0; step < STEPS; step++)
    pieces.forEach((piece, index) => {
      const others = pieces.flatMap((other, at) => (at === index ? [] : [shapeOf(other)]))
      pieces[index] = roomier(piece, others, reserved)
    })
  return pieces
}

/** Returns the piece, moved one step if it has more distance there. */
function roomier(piece: Standing, others: readonly RoundedBox[], reserved: readonly RoundedBox[]): Standing {
  let best = piece
  let most = roomOf(piece, others, reserved)
  for (const [x, y] of ASIDE) {
    const step = { ...piece, x: piece.x + x * STEP, y: piece.y + y * STEP }
    const has = isOnTile(step, step.standing) ? roomOf(step, others, reserved) : most
    if (has > most) [best, most] = [step, has]
  }
  return best
}

const ASIDE = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/** Height of a row, in hundredths of a tile. Rows are fixed bands of the tile. */
const ROW = 14

const rowOf = ({ y }: Slot): number => Math.round(y / ROW)

/** Sorts pieces in reading order: from the north, and each row from the west. */
function sorted(placed: readonly Standing[]): Packed {
  const those = (standing: boolean) =>
    placed
      .filter((piece) => piece.standing === standing)
      .map(({ x, y, size }) => ({ x, y, size }))
      .sort((a, b) => rowOf(a) - rowOf(b) || a.x - b.x)
  return { monsters: those(false), characters: those(true) }
}
