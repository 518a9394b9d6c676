import {
  ALL_SEATS,
  pawnsOn,
  SEATS,
  type Seat,
  type State,
  TILES,
  type Tile,
  tileName,
  tiredOn,
  treesOn,
} from '../../../../engine/boogyman/index.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import { slotsOf, type Thing, TILE } from '../../art/index.ts'
import { spotOf } from './spots.ts'

/** A piece on the board with its position. */
export interface PlacedPiece extends BoardPoint {
  /** Stable while the piece is on the board. The rules do not name pieces, so the id is inferred from moves. */
  id: string
  tile: Tile
  thing: Thing
  /** Width of its box, in tiles, centered at its point. */
  size: number
  /** Seed of a tree's shape. */
  seed: string
}

/** The contents of a tile: Boogymen, then the folk of each side, fresh ones first, then trees. */
export function thingsOn(state: State, tile: Tile): Thing[] {
  const boogymen = ALL_SEATS.filter((seat) => state.boogymen[seat] === tile)
  return [
    ...boogymen.map((seat): Thing => ({ kind: 'boogyman', side: SEATS[seat] })),
    ...ALL_SEATS.flatMap((seat) => folkOn(state, seat, tile)),
    ...Array.from({ length: treesOn(state, tile) }, (): Thing => ({ kind: 'tree' })),
  ]
}

function folkOn(state: State, seat: Seat, tile: Tile): Thing[] {
  const pawns = pawnsOn(state, seat, tile)
  const fresh = pawns - tiredOn(state, seat, tile)
  return Array.from({ length: pawns }, (_, nth) => ({
    kind: 'folk',
    side: SEATS[seat],
    acted: nth >= fresh,
  }))
}

type Unnamed = Omit<PlacedPiece, 'id'>

/** The pieces of a tile with their positions. */
function standingOn(state: State, tile: Tile): Unnamed[] {
  const { x, y } = spotOf(tile)
  return slotsOf(thingsOn(state, tile)).map((slot, nth) => ({
    tile,
    thing: slot.thing,
    x: x + slot.x / TILE,
    y: y + slot.y / TILE,
    size: slot.size / TILE,
    seed: `${tileName(tile)} ${nth}`,
  }))
}

const sortOf = ({ thing }: Unnamed): string =>
  thing.kind === 'tree' ? 'tree' : `${thing.side} ${thing.kind}`

const isTired = ({ thing }: Unnamed): boolean => thing.kind === 'folk' && thing.acted

/** Rules that match a piece with one of the position before, most certain first. Trees never move. */
const SAME: readonly ((now: Unnamed, before: PlacedPiece) => boolean)[] = [
  (now, before) => now.tile === before.tile && isTired(now) === isTired(before),
  (now, before) => now.tile === before.tile,
  (now) => now.thing.kind !== 'tree',
]

/** All pieces on the board, tile by tile. `before` is the previous list, so that moved pieces keep their id. */
export function standingIn(state: State, before: readonly PlacedPiece[] = []): PlacedPiece[] {
  const now = TILES.flatMap((tile) => standingOn(state, tile))
  const names = new Map<Unnamed, PlacedPiece>()
  let free = [...before]
  for (const isSame of SAME)
    for (const piece of now) {
      if (names.has(piece)) continue
      const same = free.find((one) => sortOf(one) === sortOf(piece) && isSame(piece, one))
      if (!same) continue
      names.set(piece, same)
      free = free.filter((one) => one !== same)
    }
  const taken = new Set([...names.values()].map(({ id }) => id))
  return now.map((piece) => {
    const same = names.get(piece)
    if (!same) return { ...piece, id: newName(sortOf(piece), taken) }
    // A tree keeps its crown, even if its position on the tile changes.
    return { ...piece, id: same.id, seed: piece.thing.kind === 'tree' ? same.seed : piece.seed }
  })
}

/** An id that is not taken yet. */
function newName(sort: string, taken: Set<string>): string {
  for (let n = 1; ; n++) {
    const name = `${sort} ${n}`
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}
