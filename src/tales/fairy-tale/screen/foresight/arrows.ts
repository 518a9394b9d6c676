import { CENTRE, type Place } from '../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import type { MonsterRun } from '../../foresight/index.ts'
import type { ForestPieces, StandingMonster } from '../forest/forest-pieces.ts'
import { spotOf } from '../forest/layout.ts'
import { grouped, type Leg, lanesOf } from './lanes.ts'

/** The drawn way of one monster, or of several that go the same way; points in tiles. */
export interface DrawnWay {
  key: string
  /** The start, the points on the way, and the tip. The last two are empty if the monster stays. */
  from: BoardPoint
  via: BoardPoint[]
  to: BoardPoint | null
  /** The position of the number: at the tail, or at the monster's corner if it stays. */
  badge: BoardPoint
  strides: readonly MonsterRun[]
  end: MonsterRun['end']
}

/** The pieces on the board that arrows avoid. */
export type PiecesOnBoard = Pick<ForestPieces, 'monsters' | 'characters' | 'full'>

/** A piece by its middle. */
interface Piece extends BoardPoint {
  place: Place
  size: number
}

/**
 * Distances from the middle of a counter: to the start of an arrow, which begins at the rim, and to the number of a monster that
 * stays. In parts of the counter.
 */
const RIM = 0.5
const CORNER = 0.4

/**
 * Distances from the middle of a tile, in tiles: to the end of its road at the border, and to the start of an arrow of several monsters
 * or of one beside the road, if no piece is in the way.
 */
const MOUTH = 0.45
const OUTSIDE = 0.3

/** The same below the ribbon of a full tile. */
const BELOW_RIBBON = 0.57

/** Maximum distance from the middle line of the road for an arrow that begins at a counter, in tiles. */
const ON_ROAD = 0.17

/**
 * Distances of the tip from the middle of the last tile, in tiles, in the order tried. The tip ends before the pieces there, if
 * need be at the border.
 */
const SHORT = [0.16, 0.22, 0.28, 0.34] as const
const SHORTEST = 0.39
const AT_OAK = 0.36

/** Minimum length of the last step of an arrow into the oak, in tiles: its whole head. Its tip is nearer to the oak if need be. */
const SHORTEST_AT_OAK = 0.18

/** The maximum number of numbered arrows. With more, equal ways become one arrow with a number. */
export const MOST_ORDERS = 18

/** The monsters of a way, before it is drawn. */
interface Start {
  key: string
  strides: readonly MonsterRun[]
  path: readonly Place[]
  end: MonsterRun['end']
  /** Their counters, and the middle of those. */
  own: readonly StandingMonster[]
  spot: BoardPoint
}

/** Returns the ways of a movement, one for each monster. With `together`, one for all that go the same way. */
export function drawnWays(
  strides: readonly MonsterRun[],
  pieces: PiecesOnBoard,
  together: boolean,
): DrawnWay[] {
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

/** Things that a way avoids. */
interface Surroundings {
  crowds: ReadonlyMap<Place, readonly Piece[]>
  /** The places with a ribbon at their southern border. */
  ribbons: ReadonlySet<Place>
  /** The offsets of its start and its end from the middle of the road. */
  tail: BoardPoint
  tip: BoardPoint
}

const NO_LANE: BoardPoint = { x: 0, y: 0 }

const legOf = ([from, to]: readonly Place[], spot: BoardPoint): Leg | null =>
  from === undefined || to === undefined ? null : { from, to, spot }

/** Returns all pieces by place. */
function crowdsOf({ monsters, characters }: PiecesOnBoard): ReadonlyMap<Place, readonly Piece[]> {
  const standees = characters.map(({ x, y, size, place }): Piece => ({ x, y: y - size / 2, size, place }))
  return grouped<Piece, Place>([...monsters, ...standees], ({ place }) => place)
}

const middleOf = (spots: readonly BoardPoint[]): BoardPoint => ({
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
  const isUnderRibbon = ribbons.has(start) && ahead.y > 0
  const mouth = moved(moved(spotOf(start), ahead, isUnderRibbon ? BELOW_RIBBON : MOUTH), tail, 1)
  const isAlone = own.length === 1 && asideOf(spot, spotOf(start), ahead) <= ON_ROAD
  const inside = isAlone ? spot : moved(moved(spotOf(start), ahead, OUTSIDE), tail, 1)
  const from = isUnderRibbon ? mouth : beyondPieces(inside, mouth, crowds.get(start) ?? [])
  const last = path.at(-1) ?? next
  const final = unit(spotOf(path.at(-2) ?? start), spotOf(last))
  const over = moved(moved(spotOf(last), final, -0.5), tip, 1)
  const tipAt = (short: number) => moved(over, final, 0.5 - short)
  /** The start is given if the arrow begins on the last tile before the oak, maybe near or beyond its border. */
  const tipAtOak = (start: BoardPoint | null) => {
    const tip = tipAt(AT_OAK)
    if (!start) return tip
    const length = (tip.x - start.x) * final.x + (tip.y - start.y) * final.y
    return moved(tip, final, Math.max(0, SHORTEST_AT_OAK - length))
  }
  const there = (crowds.get(last) ?? []).filter(({ place }) => place !== start)
  const clear = SHORT.find((short) => isClear(over, tipAt(short), there)) ?? SHORTEST
  return {
    key,
    from,
    via: path.slice(1, -1).map(spotOf),
    to: last === CENTRE ? tipAtOak(path.length === 2 ? from : null) : tipAt(clear),
    badge: isAlone ? from : mouth,
    strides,
    end,
  }
}

/** Returns the last part of a run: its tip, and the shaft behind it up to the border of the last tile. */
export function endOf(way: DrawnWay): DrawnWay {
  const { via, to } = way
  const before = via.at(-1)
  return before && to ? { ...way, from: moved(to, unit(to, before), SHORTEST_AT_OAK), via: [] } : way
}

/** Returns the distance of a point from the line through another point. */
const asideOf = (spot: BoardPoint, middle: BoardPoint, ahead: BoardPoint): number =>
  Math.abs((spot.x - middle.x) * ahead.y - (spot.y - middle.y) * ahead.x)

/** Returns the first point on the way to the border from which no piece covers the arrow; the border if there is none. */
function beyondPieces(from: BoardPoint, border: BoardPoint, pieces: readonly Piece[]): BoardPoint {
  const ahead = unit(from, border)
  const along = ({ x, y }: BoardPoint) => (x - from.x) * ahead.x + (y - from.y) * ahead.y
  const starts = pieces.map((piece) => {
    const rim = piece.size * RIM
    const aside = asideOf(piece, from, ahead)
    return aside < rim ? along(piece) + Math.sqrt(rim ** 2 - aside ** 2) : 0
  })
  return moved(from, ahead, Math.min(Math.max(0, ...starts), Math.max(0, along(border))))
}

/** True if no piece covers the arrow between its start and the border. */
const isClear = (from: BoardPoint, to: BoardPoint, others: readonly Piece[]): boolean =>
  others.every((piece) => distanceTo(from, to, piece) > piece.size / 2)

/** Returns the distance from a point to the nearest point of a line segment. */
function distanceTo(from: BoardPoint, to: BoardPoint, { x, y }: BoardPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const part = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)
  const along = Math.min(1, Math.max(0, part))
  return Math.hypot(x - from.x - dx * along, y - from.y - dy * along)
}

function unit(from: BoardPoint, to: BoardPoint): BoardPoint {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

const moved = ({ x, y }: BoardPoint, by: BoardPoint, times: number): BoardPoint => ({
  x: x + by.x * times,
  y: y + by.y * times,
})
