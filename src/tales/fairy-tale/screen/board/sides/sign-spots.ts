import { hasRoad, type State } from '../../../../../engine/fairy-tale/index.ts'
import {
  DIRECTIONS,
  type Direction,
  neighbour,
  opposite,
  type Place,
  placeAt,
} from '../../../../../engine/kernel/index.ts'
import type { Spot } from '../../../../../ui/stage/spot.ts'
import { spotOf } from '../../forest/layout.ts'
import { tilePlaces } from '../../forest/picture.ts'

/** Half the width and height that a sign post takes, in tiles. */
export const HALF = { x: 0.46, y: 0.3 }

/** Between a sign post and the forest, in tiles. */
const GAP = 0.1

/** A spot seen from the oak towards a side: how far out, and how far to the right of the middle line. */
interface Seen {
  out: number
  right: number
}

const SEEN: Record<Direction, (spot: Spot) => Seen> = {
  north: ({ x, y }) => ({ out: -y, right: x }),
  east: ({ x, y }) => ({ out: x, right: y }),
  south: ({ x, y }) => ({ out: y, right: -x }),
  west: ({ x, y }) => ({ out: -x, right: -y }),
}

const SPOT: Record<Direction, (seen: Seen) => Spot> = {
  north: ({ out, right }) => ({ x: right, y: -out }),
  east: ({ out, right }) => ({ x: out, y: right }),
  south: ({ out, right }) => ({ x: -right, y: out }),
  west: ({ out, right }) => ({ x: -out, y: -right }),
}

/** How little each column beside the oak's own is wanted: the signs of east and west rather stand above its row. */
const costOf = (side: Direction, right: number): number => {
  const wrongWay = side === 'east' ? right > 0 : right < 0
  return right === 0 ? 1.8 : Math.abs(right) + (wrongWay ? 0.5 : 0)
}

/** A sign where a tile is likely to be laid would soon be in the way. */
const IN_THE_WAY = 100

/**
 * Where the sign post of each side stands: outside the forest, in a column of its own side (a row, on east
 * and west), near the oak's own one, clear of tiles and if it can be of the places where roads lead out.
 */
export function signSpots(state: State): Record<Direction, Spot> {
  const around = state.opening ? DIRECTIONS.map((side) => SPOT[side]({ out: 1, right: 0 })) : []
  const forest = [...tilePlaces(state).map(spotOf), ...around]
  const spot = (side: Direction): Spot => {
    const seen = forest.map(SEEN[side])
    const columns = [...new Set(seen.map(({ right }) => right))]
    const candidates = columns.flatMap((right) => {
      const out = Math.max(...seen.filter((tile) => tile.right === right).map((tile) => tile.out))
      if (out < Math.abs(right)) return []
      const opening = leadsTo(state, placeOf(SPOT[side]({ out: out + 1, right })))
      return [{ out, right, cost: costOf(side, right) + (opening ? IN_THE_WAY : 0) }]
    })
    const best = candidates.toSorted((a, b) => a.cost - b.cost)[0] ?? { out: 0, right: 0 }
    const half = side === 'north' || side === 'south' ? HALF.y : HALF.x
    return SPOT[side]({ out: best.out + 0.5 + GAP + half, right: best.right })
  }
  return { north: spot('north'), east: spot('east'), south: spot('south'), west: spot('west') }
}

const placeOf = ({ x, y }: Spot): Place => placeAt(x, y)

/** Whether a road of the forest leads to this empty place. */
const leadsTo = ({ tiles }: State, place: Place): boolean =>
  DIRECTIONS.some((side) => hasRoad(tiles[neighbour(place, side)]?.roads ?? 0, opposite(side)))
