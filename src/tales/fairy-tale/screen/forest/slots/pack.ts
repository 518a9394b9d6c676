import { counterShape, gap, isOnTile, type Shape, type Slot, standeeShape, wholeStandee } from './shapes.ts'

/** The pieces that are to stand on a tile, and how large they are at best. */
export interface PieceCounts {
  monsters: number
  characters: number
  /** The side of a counter. */
  counter: number
  /** The height of a standee. */
  standee: number
}

/** Where they stand. */
export interface Packed {
  monsters: Slot[]
  characters: Slot[]
}

interface Standing extends Slot {
  /** On its feet: a hero. */
  standing: boolean
}

/** Each size that is tried is so much smaller than the one before; at the last all find room on any tile. */
const SMALLER = 0.94
const SIZES = 32

/** Places are tried so far apart, in hundredths of a tile. */
const GRID = 3

/** How often, and how far at a time, pieces step away from what is nearest. */
const STEPS = 12
const STEP = 1.5

const shapeOf = (piece: Standing): Shape => (piece.standing ? standeeShape(piece) : counterShape(piece))

const wholeOf = (piece: Standing): Shape => (piece.standing ? wholeStandee(piece) : counterShape(piece))

/** How far a piece is from other ones, and all of it from what is reserved; below nought it hides something. */
function roomOf(piece: Standing, others: readonly Shape[], reserved: readonly Shape[]): number {
  const [shape, whole] = [shapeOf(piece), wholeOf(piece)]
  let room = Number.POSITIVE_INFINITY
  for (const area of reserved) room = Math.min(room, gap(whole, area))
  for (const other of others) room = Math.min(room, gap(shape, other))
  return room
}

/**
 * Stands pieces on a tile so that none hides another one's face nor what is reserved, as large as they can be: heroes in
 * rows from the south-west, monsters from the north-east; then they share the room that is left.
 */
export function pack(pieces: PieceCounts, reserved: readonly Shape[]): Packed {
  const tried = (size: number) => placedAt(SMALLER ** size, pieces, reserved)
  let placed = tried(0)
  // Sizes are halved between the largest that may do and one that does.
  for (let [from, to] = [1, placed ? 0 : SIZES]; from <= to; ) {
    const size = Math.floor((from + to) / 2)
    const found = tried(size)
    placed = found ?? placed
    if (found) to = size - 1
    else from = size + 1
  }
  return sorted(spreadOut(placed ?? [], reserved))
}

/** All pieces at a size, or null where one of them finds no room. */
function placedAt(scale: number, pieces: PieceCounts, reserved: readonly Shape[]): Standing[] | null {
  const taken: Shape[] = []
  const placed: Standing[] = []
  const { monsters, characters } = pieces
  for (const [count, size, spots] of [
    [characters, pieces.standee * scale, fromSouthWest],
    [monsters, pieces.counter * scale, fromNorthEast],
  ] as const) {
    // What is taken stays so: who comes next looks on where the one before found its room.
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

/** Lets every piece step away from what is nearest, for as long as that gains it room. */
function spreadOut(placed: readonly Standing[], reserved: readonly Shape[]): Standing[] {
  const pieces = [...placed]
  for (let step = 0; step < STEPS; step++)
    pieces.forEach((piece, index) => {
      const others = pieces.flatMap((other, at) => (at === index ? [] : [shapeOf(other)]))
      pieces[index] = roomier(piece, others, reserved)
    })
  return pieces
}

/** The piece where it stands, or a step aside if it has more room there. */
function roomier(piece: Standing, others: readonly Shape[], reserved: readonly Shape[]): Standing {
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

/** Pieces whose middles lie no further apart stand in one row. */
const ROW = 14

const rowOf = ({ y }: Slot): number => Math.round(y / ROW)

/** As people read: from the north, and each row from the west. */
function sorted(placed: readonly Standing[]): Packed {
  const those = (standing: boolean) =>
    placed
      .filter((piece) => piece.standing === standing)
      .map(({ x, y, size }) => ({ x, y, size }))
      .sort((a, b) => rowOf(a) - rowOf(b) || a.x - b.x)
  return { monsters: those(false), characters: those(true) }
}
