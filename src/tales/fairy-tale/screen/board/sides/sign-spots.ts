import { entranceOf, hasRoad, type State } from '../../../../../engine/fairy-tale/index.ts'
import {
  DIRECTIONS,
  type Direction,
  neighbour,
  opposite,
  type Place,
  placeAt,
} from '../../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../../ui/stage/board-point.ts'
import { spotOf } from '../../forest/layout.ts'
import { tilePlaces } from '../../forest/picture.ts'

/** Half the width and height of a sign, in tiles. */
export const HALF = { x: 0.46, y: 0.18 }

/** The gap between a sign and the forest, in tiles, for its point and two chevrons. */
const GAP = 0.26

/** A spot as seen from the Oak toward a side: the distance outward, and to the right of the middle line. */
interface Seen {
  out: number
  right: number
}

const SEEN: Record<Direction, (spot: BoardPoint) => Seen> = {
  north: ({ x, y }) => ({ out: -y, right: x }),
  east: ({ x, y }) => ({ out: x, right: y }),
  south: ({ x, y }) => ({ out: y, right: -x }),
  west: ({ x, y }) => ({ out: -x, right: -y }),
}

const SPOT: Record<Direction, (seen: Seen) => BoardPoint> = {
  north: ({ out, right }) => ({ x: right, y: -out }),
  east: ({ out, right }) => ({ x: out, y: right }),
  south: ({ out, right }) => ({ x: -right, y: out }),
  west: ({ out, right }) => ({ x: -out, y: -right }),
}

/** The cost of each column beside the Oak's own. Signs of east and west prefer to be above its row. */
const costOf = (side: Direction, right: number): number => {
  const wrongWay = side === 'east' ? right > 0 : right < 0
  return right === 0 ? 1.8 : Math.abs(right) + (wrongWay ? 0.5 : 0)
}

/** The cost of a place where a tile is likely to be laid, which would displace the sign. */
const IN_THE_WAY = 100

/** The spot of a side's sign. `enters`: true if monsters enter there. */
export interface SignSpot extends BoardPoint {
  enters: boolean
}

export type SignSpots = Record<Direction, SignSpot>

/**
 * Returns the spot of each side's sign: outside the entrance of its side by the rules [R 9]. A side without an entrance has its sign in a
 * column (or row) near the Oak's own. That spot is clear of tiles and, if possible, of places where roads lead.
 */
export function signSpots(state: State): SignSpots {
  const around = state.opening ? DIRECTIONS.map((side) => SPOT[side]({ out: 1, right: 0 })) : []
  const forest = [...tilePlaces(state).map(spotOf), ...around]
  const spots = DIRECTIONS.map((side): [Direction, SignSpot] => {
    const entrance = state.opening ? null : entranceOf(state, side)
    return entrance?.side === side
      ? [side, { ...outside(forest, side, spotOf(entrance.at)), enters: true }]
      : [side, { ...aside(state, forest, side), enters: false }]
  })
  return apart(Object.fromEntries(spots) as SignSpots)
}

/** The spot outside a tile, beyond all others further out in its column (or row). */
function outside(forest: readonly BoardPoint[], side: Direction, tile: BoardPoint): BoardPoint {
  const { right } = SEEN[side](tile)
  const column = forest.map(SEEN[side]).filter((spot) => spot.right === right)
  return beyond(side, Math.max(...column.map(({ out }) => out)), right)
}

/** The spot of a side's sign without an entrance. */
function aside(state: State, forest: readonly BoardPoint[], side: Direction): BoardPoint {
  const seen = forest.map(SEEN[side])
  const columns = [...new Set(seen.map(({ right }) => right))]
  const candidates = columns.flatMap((right) => {
    const out = Math.max(...seen.filter((tile) => tile.right === right).map((tile) => tile.out))
    if (out < Math.abs(right)) return []
    const opening = leadsTo(state, placeOf(SPOT[side]({ out: out + 1, right })))
    return [{ out, right, cost: costOf(side, right) + (opening ? IN_THE_WAY : 0) }]
  })
  const best = candidates.toSorted((a, b) => a.cost - b.cost)[0] ?? { out: 0, right: 0 }
  return beyond(side, best.out, best.right)
}

/** Returns the spot of a sign beyond a tile, by the tile's distance `out` and its column. */
function beyond(side: Direction, out: number, right: number): BoardPoint {
  const half = side === 'north' || side === 'south' ? HALF.y : HALF.x
  return SPOT[side]({ out: out + 0.5 + GAP + half, right })
}

/** Moves a spot outward, by default by one tile. */
export function furtherOut(side: Direction, spot: SignSpot, tiles = 1): SignSpot {
  const { out, right } = SEEN[side](spot)
  return { ...SPOT[side]({ out: out + tiles, right }), enters: spot.enters }
}

/** Moves spots outward until none overlaps another. */
function apart(spots: SignSpots): SignSpots {
  const found = { ...spots }
  for (const [index, side] of DIRECTIONS.entries()) {
    const others = DIRECTIONS.slice(0, index).map((other) => found[other])
    const isOver = (spot: BoardPoint) =>
      others.some(({ x, y }) => Math.abs(x - spot.x) < HALF.x * 2 && Math.abs(y - spot.y) < HALF.y * 2 + GAP)
    while (isOver(found[side])) found[side] = furtherOut(side, found[side])
  }
  return found
}

const placeOf = ({ x, y }: BoardPoint): Place => placeAt(x, y)

/** True if a road of the forest leads to this empty place. */
const leadsTo = ({ tiles }: State, place: Place): boolean =>
  DIRECTIONS.some((side) => hasRoad(tiles[neighbour(place, side)]?.roads ?? 0, opposite(side)))

/** Moves spots for pictures of another size. `down` and `across`: from the forest to the middle of a picture, in tiles. */
export function awayFrom(spots: SignSpots, down: number, across: number): SignSpots {
  const moved = DIRECTIONS.map((side): [Direction, SignSpot] => {
    const isDown = side === 'north' || side === 'south'
    const { out, right } = SEEN[side](spots[side])
    const edge = out - GAP - (isDown ? HALF.y : HALF.x)
    return [
      side,
      { ...SPOT[side]({ out: edge + (isDown ? down : across), right }), enters: spots[side].enters },
    ]
  })
  return Object.fromEntries(moved) as SignSpots
}
