import { CENTRE, type Place } from '../../../../engine/kernel/index.ts'
import type { Spot } from '../../../../ui/stage/spot.ts'
import type { Stride } from '../../foresight/index.ts'
import { spotOf } from '../forest/layout.ts'
import type { Standing, StandingMonster } from '../forest/standing.ts'
import { grouped, type Leg, lanesOf } from './lanes.ts'

/** The way of one monster, or of several that go the same way, as it is drawn; spots in tiles. */
export interface DrawnWay {
  key: string
  /** Where it begins; and the places it passes, and the tip: empty for those who stay. */
  from: Spot
  via: Spot[]
  to: Spot | null
  /** Where the number stands: at the tail; for those who stay, at their corner. */
  badge: Spot
  strides: readonly Stride[]
  end: Stride['end']
}

/** The pieces on the board, as far as arrows keep clear of them. */
export type PiecesOnBoard = Pick<Standing, 'monsters' | 'characters' | 'full'>

/** A piece by its middle. */
interface Piece extends Spot {
  place: Place
  size: number
}

/** From the middle of a counter to where its arrow begins, and to the number of one that stays, in parts of the counter. */
const CLEAR = 0.45
const CORNER = 0.4

/** Where other pieces stand in the way, an arrow begins at the border of its tile: so far from the middle, in tiles. */
const MOUTH = 0.45

/** The same below the ribbon of a full tile. */
const BELOW_RIBBON = 0.57

/** An arrow that begins at a counter lies on the road: no further beside its middle line, in tiles. */
const ON_ROAD = 0.17

/** How far from the middle of the last tile the tip stays, in tiles: short of the pieces there, if not at its border. */
const SHORT = [0.16, 0.22, 0.28, 0.34] as const
const SHORTEST = 0.39
const AT_OAK = 0.36

/** More numbered arrows than this cannot be told apart: then those on the same way are one, with their number. */
export const MOST_ORDERS = 18

/** Who sets out on a way, before it is drawn. */
interface Start {
  key: string
  strides: readonly Stride[]
  path: readonly Place[]
  end: Stride['end']
  /** Their counters, and the middle of those. */
  own: readonly StandingMonster[]
  spot: Spot
}

/** The ways of a movement, one for each monster; `together`: one for all that go the same way. */
export function waysOf(strides: readonly Stride[], pieces: PiecesOnBoard, together: boolean): DrawnWay[] {
  const counters = new Map(pieces.monsters.map((monster) => [monster.n, monster]))
  const drawn = strides.filter(
    ({ monster, path }) => counters.has(monster) && !(together && path.length === 1),
  )
  const groups = grouped(drawn, ({ path, end, monster }) => (together ? `${path} ${end}` : `${monster}`))
  const starts = [...groups].flatMap(([key, group]): Start[] => {
    const own = group.flatMap(({ monster }) => counters.get(monster) ?? [])
    return group
      .slice(0, 1)
      .map(({ path, end }) => ({ key, strides: group, path, end, own, spot: middleOf(own) }))
  })
  const crowds = crowdsOf(pieces)
  const ribbons = new Set(pieces.full.map(({ place }) => place))
  const tails = lanesOf(starts.map(({ path, spot }) => legOf(path.slice(0, 2), spot)))
  const tips = lanesOf(starts.map(({ path, spot }) => legOf(path.slice(-2), spot)))
  return starts.map((start, index) =>
    wayFrom(start, { crowds, ribbons, tail: tails[index] ?? NO_LANE, tip: tips[index] ?? NO_LANE }),
  )
}

/** What a way keeps clear of. */
interface Surroundings {
  crowds: ReadonlyMap<Place, readonly Piece[]>
  /** The places with a ribbon at their southern border. */
  ribbons: ReadonlySet<Place>
  /** How far beside the middle of the road it begins and ends. */
  tail: Spot
  tip: Spot
}

const NO_LANE: Spot = { x: 0, y: 0 }

const legOf = ([from, to]: readonly Place[], spot: Spot): Leg | null =>
  from === undefined || to === undefined ? null : { from, to, spot }

/** All pieces by where they stand. */
function crowdsOf({ monsters, characters }: PiecesOnBoard): ReadonlyMap<Place, readonly Piece[]> {
  const standees = characters.map(({ x, y, size, place }): Piece => ({ x, y: y - size / 2, size, place }))
  return grouped<Piece, Place>([...monsters, ...standees], ({ place }) => place)
}

const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
})

function wayFrom(
  { key, strides, path, end, own, spot }: Start,
  { crowds, ribbons, tail, tip }: Surroundings,
): DrawnWay {
  const size = own[0]?.size ?? 0
  const [start, next] = path
  if (start === undefined || next === undefined) {
    const badge = { x: spot.x + size * CORNER, y: spot.y - size * CORNER }
    return { key, from: spot, via: [], to: null, badge, strides, end }
  }
  const ahead = unit(spotOf(start), spotOf(next))
  const deep = ribbons.has(start) && ahead.y > 0 ? BELOW_RIBBON : MOUTH
  const mouth = moved(moved(spotOf(start), ahead, deep), tail, 1)
  const others = (crowds.get(start) ?? []).filter(
    (piece) => !own.some(({ n }) => 'n' in piece && piece.n === n),
  )
  const begins = moved(spot, unit(spot, mouth), size * CLEAR)
  const isAlone = own.length === 1 && asideOf(spot, spotOf(start), ahead) <= ON_ROAD
  const from = isAlone && isClear(begins, mouth, others) ? begins : mouth
  const last = path.at(-1) ?? next
  const final = unit(spotOf(path.at(-2) ?? start), spotOf(last))
  const over = moved(moved(spotOf(last), final, -0.5), tip, 1)
  const tipAt = (short: number) => moved(over, final, 0.5 - short)
  const there = (crowds.get(last) ?? []).filter(({ place }) => place !== start)
  const clear = SHORT.find((short) => isClear(over, tipAt(short), there)) ?? SHORTEST
  return {
    key,
    from,
    via: path.slice(1, -1).map(spotOf),
    to: tipAt(last === CENTRE ? AT_OAK : clear),
    badge: from,
    strides,
    end,
  }
}

/** How far a spot lies beside the middle line of a road. */
const asideOf = (spot: Spot, middle: Spot, ahead: Spot): number =>
  Math.abs((spot.x - middle.x) * ahead.y - (spot.y - middle.y) * ahead.x)

/** Whether nothing stands where an arrow would lie, from where it begins to the border. */
const isClear = (from: Spot, to: Spot, others: readonly Piece[]): boolean =>
  others.every((piece) => distanceTo(from, to, piece) > piece.size / 2)

/** From a point to the nearest of a stretch. */
function distanceTo(from: Spot, to: Spot, { x, y }: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const part = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)
  const along = Math.min(1, Math.max(0, part))
  return Math.hypot(x - from.x - dx * along, y - from.y - dy * along)
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
