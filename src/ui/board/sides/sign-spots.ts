import { hasRoad, type State } from '../../../engine/fairy-tale/index.ts'
import {
  DIRECTIONS,
  type Direction,
  neighbour,
  opposite,
  type Place,
  placeAt,
} from '../../../engine/kernel/index.ts'
import { boxOf, type Spot, spotOf } from '../layout.ts'

type Forest = State['tiles']

/** Half the width and height that a sign post takes, in tiles. */
const HALF = { x: 0.46, y: 0.3 }

/** Between a sign post and the forest, in tiles. */
const GAP = 0.1

/** How far a place lies out on a side, and how far to the right of its middle line, seen from the oak. */
const TURNED: Record<Direction, (out: number, right: number) => Spot> = {
  north: (out, right) => ({ x: right, y: -out }),
  east: (out, right) => ({ x: out, y: right }),
  south: (out, right) => ({ x: -right, y: out }),
  west: (out, right) => ({ x: -out, y: -right }),
}

/** The column that is tried first: signs of east and west stand above the oak's row, that of north to its right. */
const FIRST: Record<Direction, 1 | -1> = { north: 1, east: -1, south: 1, west: 1 }

const placeOf = ({ x, y }: Spot): Place => placeAt(Math.round(x), Math.round(y))

/** Whether a road of the forest leads to this empty place: a tile is likely to be laid there. */
const isOpening = (tiles: Forest, place: Place): boolean =>
  DIRECTIONS.some((side) => hasRoad(tiles[neighbour(place, side)]?.roads ?? 0, opposite(side)))

/** How far out the forest reaches in a column of a side (a row, on east and west); null where it is empty. */
function reach(forest: readonly Place[], side: Direction, right: number): number | null {
  const outs = forest.flatMap((place) => {
    const { x, y } = spotOf(place)
    for (let out = 0; out < 64; out++) {
      const spot = TURNED[side](out, right)
      if (spot.x === x && spot.y === y) return [out]
    }
    return []
  })
  return outs.length > 0 ? Math.max(...outs) : null
}

/**
 * Where the sign post of each side stands: outside the forest, in a column of its own side, clear of tiles
 * and of the places where roads lead out, as near to the oak's own column as may be, on its right first.
 */
export function signSpots(tiles: Forest): Record<Direction, Spot> {
  const forest = Object.keys(tiles).map(Number)
  const spot = (side: Direction): Spot => {
    const { left, right, top, bottom } = boxOf(forest)
    const widest = Math.max(right - left, bottom - top)
    const candidates = [1, -1, 0, 2, -2, 3, -3].flatMap((order) => {
      const column = order * FIRST[side]
      const out = reach(forest, side, column)
      if (out === null || out < Math.abs(column)) return []
      const next = TURNED[side](out + 1, column)
      const taken = isOpening(tiles, placeOf(next)) ? widest : 0
      const half = side === 'north' || side === 'south' ? HALF.y : HALF.x
      const away = out + 0.5 + GAP + half
      return [{ spot: TURNED[side](away, column), cost: taken + Math.abs(column) + (order === 0 ? 1.5 : 0) }]
    })
    const best = candidates.toSorted((a, b) => a.cost - b.cost)[0]
    return best?.spot ?? TURNED[side](1.2, 1)
  }
  return { north: spot('north'), east: spot('east'), south: spot('south'), west: spot('west') }
}
