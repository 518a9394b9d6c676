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
import type { Spot } from '../../../../ui/stage/spot.ts'
import { slotsOf, type Thing, TILE } from '../../art/index.ts'
import { spotOf } from './spots.ts'

/** One thing on the board, where it stands. */
export interface Standing extends Spot {
  /** The same for as long as it is on the board. Rules know no names of pieces; whoever sees one walk knows it. */
  id: string
  tile: Tile
  thing: Thing
  /** How wide its box is, in tiles; its middle is at the spot. */
  size: number
  /** Tells trees apart. */
  seed: string
}

/** What a tile holds: Boogymen, then folk of either side, fresh ones first, then trees. */
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

type Unnamed = Omit<Standing, 'id'>

/** All that stands on a tile, each in its slot. */
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

/** When a piece is taken to be one that stood there before, the surest first: trees do not walk. */
const SAME: readonly ((now: Unnamed, before: Standing) => boolean)[] = [
  (now, before) => now.tile === before.tile && isTired(now) === isTired(before),
  (now, before) => now.tile === before.tile,
  (now) => now.thing.kind !== 'tree',
]

/** Everything that stands on the board, tile by tile; `before`: how it stood, so that whoever walked keeps its name. */
export function standingIn(state: State, before: readonly Standing[] = []): Standing[] {
  const now = TILES.flatMap((tile) => standingOn(state, tile))
  const names = new Map<Unnamed, Standing>()
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
    // A tree keeps its crown, whatever stands before it.
    return { ...piece, id: same.id, seed: piece.thing.kind === 'tree' ? same.seed : piece.seed }
  })
}

/** A name that no piece has yet. */
function newName(sort: string, taken: Set<string>): string {
  for (let n = 1; ; n++) {
    const name = `${sort} ${n}`
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}
