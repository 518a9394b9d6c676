import { CENTRE, type Place } from '../../engine/kernel/index.ts'
import type { Stride } from '../../foresight/index.ts'
import { type Spot, spotOf } from '../board/layout.ts'
import type { StandingMonster } from '../board/tokens/standing.ts'

/** The way of one monster, or of several that go the same way, as it is drawn; spots in tiles. */
export interface Way {
  key: string
  /** Where it begins; and the places it passes, and the tip: empty for those who stay. */
  from: Spot
  via: Spot[]
  to: Spot | null
  /** Where the number stands. */
  badge: Spot
  strides: readonly Stride[]
  end: Stride['end']
}

/** Half a counter, and how far from the middle of the last tile the tip stays, in tiles. */
const CLEAR = 0.17
const SHORT = { oak: 0.46, tile: 0.16 }

/** So many counters hide an arrow that begins between them: it begins at the edge of their tile. */
const CROWD = 3

/** From the middle of a crowded tile to where its arrows begin, in tiles; and how far apart they stay there. */
const EDGE = { ahead: 0.42, lane: 0.6 }

/** More numbered arrows than this cannot be told apart: then those on the same way are one, with their number. */
export const MOST_ORDERS = 18

/** The ways of a movement, one for each monster; `together`: one for all that go the same way. */
export function waysOf(
  strides: readonly Stride[],
  standing: readonly StandingMonster[],
  together: boolean,
): Way[] {
  const spots = new Map(standing.map((monster) => [monster.n, monster]))
  const drawn = strides.filter(({ monster, path }) => spots.has(monster) && !(together && path.length === 1))
  const groups = grouped(drawn, ({ path, end, monster }) =>
    together ? `${path.join()} ${end}` : String(monster),
  )
  const crowds = grouped(standing, ({ place }) => String(place))
  const ways = [...groups].flatMap(([key, group]) => {
    const spot = middleOf(group.flatMap(({ monster }) => spots.get(monster) ?? []))
    const [first] = group
    if (!first) return []
    const crowded = (crowds.get(String(first.path[0]))?.length ?? 0) >= CROWD
    return [wayFrom(key, spot, crowded, group, first)]
  })
  return spreadOut(ways)
}

/** Between the tips of arrows that end on one tile from one side, in tiles. */
const ASIDE = 0.17

/** Fans out the tips of those who take the same last step, each on the side where it comes from. */
function spreadOut(ways: readonly Way[]): Way[] {
  const groups = grouped(ways, ({ strides: [stride] }) => stride?.path.slice(-2).join() ?? '')
  return ways.map((way) => {
    const path = way.strides[0]?.path ?? []
    const [from, last] = path.slice(-2)
    const group = groups.get(path.slice(-2).join()) ?? []
    if (!way.to || group.length < 2 || from === undefined || last === undefined) return way
    const final = unit(spotOf(from), spotOf(last))
    const across = { x: -final.y, y: final.x }
    const aside = ({ from: { x, y } }: Way) => x * across.x + y * across.y
    const rank = group.toSorted((a, b) => aside(a) - aside(b)).indexOf(way)
    const tip = moved(spotOf(last), final, last === CENTRE ? -SHORT.oak : -SHORT.tile)
    return { ...way, to: moved(tip, across, (rank - (group.length - 1) / 2) * ASIDE) }
  })
}

/** The same things by key, in the order in which they come. */
function grouped<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}

const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
})

function wayFrom(
  key: string,
  spot: Spot,
  crowded: boolean,
  strides: readonly Stride[],
  { path, end }: Stride,
): Way {
  const badge = { x: spot.x + 0.15, y: spot.y - 0.15 }
  const [, next] = path
  if (next === undefined) return { key, from: spot, via: [], to: null, badge, strides, end }
  const last = path.at(-1) ?? next
  const ahead = unit(spotOf(path[0] ?? next), spotOf(next))
  const final = unit(spotOf(path.at(-2) ?? next), spotOf(last))
  const lane = laneOf(spot, path, ahead)
  const back = last === CENTRE ? SHORT.oak : SHORT.tile
  const tip = spotOf(last)
  const via = path.slice(1, -1).map((place) => moved(spotOf(place), lane, 1))
  const middle = spotOf(path[0] ?? next)
  return {
    key,
    from: crowded
      ? moved(moved(middle, ahead, EDGE.ahead), besideRoad(spot, middle, ahead), EDGE.lane)
      : moved(spot, ahead, CLEAR),
    via,
    to: moved(moved(tip, final, -back), lane, last === CENTRE ? 0.5 : 0.8),
    badge,
    strides,
    end,
  }
}

/** How far beside the road's middle a monster sets out; kept on a straight way, so that arrows do not lie on each other. */
function laneOf(spot: Spot, path: readonly Place[], ahead: Spot): Spot {
  const [start = CENTRE] = path
  if (path.length > 2) return { x: 0, y: 0 }
  return besideRoad(spot, spotOf(start), ahead)
}

/** How far, and on which side, a spot lies beside the middle line of a road. */
function besideRoad(spot: Spot, middle: Spot, ahead: Spot): Spot {
  const off = { x: spot.x - middle.x, y: spot.y - middle.y }
  const along = off.x * ahead.x + off.y * ahead.y
  return { x: off.x - along * ahead.x, y: off.y - along * ahead.y }
}

function unit(from: Spot, to: Spot): Spot {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

const moved = ({ x, y }: Spot, by: Spot, times: number): Spot => ({
  x: x + by.x * times,
  y: y + by.y * times,
})
