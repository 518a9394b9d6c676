import { groundOf, PLOTS, type Plot, RINGS, RIVER, SECTORS } from '../../../../engine/citadel/index.ts'
import { n1, type Point } from '../../../../ui/art/svg.ts'
import { degreesOf, pointText, spotAt } from './polar.ts'

/** Outer radii of the square and the three rings. */
export const EDGES = [46, 125, 214, 300] as const

/** Radii of the wall. */
export const WALL = { inner: 306, outer: 345 } as const

/** Half the side of the box of the town drawing, with everything that hangs on its wall. */
export const TOWN_HALF_SIDE = 376

/** The view box of the whole town. */
export const VIEW_BOX = `${-TOWN_HALF_SIDE} ${-TOWN_HALF_SIDE} ${2 * TOWN_HALF_SIDE} ${2 * TOWN_HALF_SIDE}`

/** Degrees of a sector. */
export const SECTOR = 360 / SECTORS.length

/** For each ring: plots in a sector, and the number of the first one. */
const IN_RING = [
  { count: 1, first: 1 },
  { count: 2, first: 2 },
  { count: 3, first: 4 },
] as const

/** Returns the sector of a plot, 0 to 7. */
export const sectorOf = (plot: Plot): number => Math.floor(plot / (PLOTS.length / SECTORS.length))

/** Ring (from 0) and angles of a plot. */
export interface Extent {
  readonly ring: 0 | 1 | 2
  readonly from: number
  readonly to: number
}

export function extentOf(plot: Plot): Extent {
  const found = RINGS.indexOf(groundOf(plot).ring)
  const ring = found === 0 || found === 1 ? found : 2
  const { count, first } = IN_RING[ring]
  const number = (plot % (PLOTS.length / SECTORS.length)) + 1
  const width = SECTOR / count
  const from = sectorOf(plot) * SECTOR + (number - first) * width
  return { ring, from, to: from + width }
}

/** Gap between a wedge and its neighbour, by the kind of edge. */
const FREE = { road: 10.5, river: 9.5, plot: 2.2 } as const
const FREE_OF_ARC = { river: 9, plot: 2.5, square: 4 } as const

const isPair = ([one, other]: readonly [Plot, Plot], a: Plot, b: Plot): boolean =>
  (one === a && other === b) || (one === b && other === a)

/** Returns the kind of the edge between two plots. */
export function alongEdge(one: Plot, other: Plot): keyof typeof FREE {
  if (RIVER.some((pair) => isPair(pair, one, other))) return 'river'
  const { road, ring } = groundOf(one)
  const beyond = groundOf(other)
  return road !== null && road === beyond.road && ring === beyond.ring ? 'road' : 'plot'
}

/** Returns the neighbours of a plot on each of its four edges. */
function neighboursAt(plot: Plot) {
  const { ring, from, to } = extentOf(plot)
  const of = (test: (other: Extent) => boolean) =>
    groundOf(plot).neighbours.filter((other) => test(extentOf(other)))
  return {
    before: of((other) => other.ring === ring && other.to % 360 === from % 360),
    after: of((other) => other.ring === ring && other.from % 360 === to % 360),
    inward: of((other) => other.ring < ring),
    outward: of((other) => other.ring > ring),
  }
}

const sideFree = (plot: Plot, beside: readonly Plot[]): number =>
  Math.max(FREE.plot, ...beside.map((other) => FREE[alongEdge(plot, other)]))

/** True if the river touches any part of an arc of the plot. The whole arc then keeps clear. */
const isWetArc = (plot: Plot, beyond: readonly Plot[]): boolean =>
  beyond.some((other) => alongEdge(plot, other) === 'river')

/** The outline of one plot. */
export interface Wedge extends Extent {
  /** Its outline as path text. */
  readonly path: string
  /** Angle of its middle, its radii, and the radius of its middle. */
  readonly angle: number
  readonly inner: number
  readonly outer: number
  readonly middle: number
  /** Length of its outer edge. */
  readonly breadth: number
  /** Corner points of its outline. An arc has several. */
  readonly outline: readonly Point[]
}

/** Straight segments of an arc in `outline`. */
const STEPS = 5

/** Cache of wedges by growth and plot: rims reuse the same few. */
const KNOWN = new Map<number, Map<Plot, Wedge>>()

/** The wedge of a plot. `grown`: how much larger it is on every side. */
export function wedgeOf(plot: Plot, grown = 0): Wedge {
  const known = KNOWN.get(grown) ?? new Map<Plot, Wedge>()
  const wedge = known.get(plot) ?? workedOut(plot, grown)
  KNOWN.set(grown, known.set(plot, wedge))
  return wedge
}

function workedOut(plot: Plot, grown: number): Wedge {
  const extent = extentOf(plot)
  const { ring, from, to } = extent
  const beside = neighboursAt(plot)
  const before = sideFree(plot, beside.before) - grown
  const after = sideFree(plot, beside.after) - grown
  const inward =
    ring === 0 ? FREE_OF_ARC.square : isWetArc(plot, beside.inward) ? FREE_OF_ARC.river : FREE_OF_ARC.plot
  const outward = isWetArc(plot, beside.outward) ? FREE_OF_ARC.river : FREE_OF_ARC.plot
  const inner = EDGES[ring] + inward - grown
  const outer = EDGES[(ring + 1) as 1 | 2 | 3] - outward + grown
  const middle = (inner + outer) / 2
  // Sides run parallel to the road or river, so that it has the same width everywhere.
  const corner = (radius: number, angle: number, aside: number): Point =>
    spotAt(radius, angle, radius * Math.asin(aside / radius))
  const arc = (radius: number): Point[] => {
    const start = from + degreesOf(Math.asin(before / radius), 1)
    const end = to - degreesOf(Math.asin(after / radius), 1)
    return Array.from({ length: STEPS + 1 }, (_, step) =>
      spotAt(radius, start + ((end - start) * step) / STEPS),
    )
  }
  const path =
    `M${pointText(corner(inner, from, before))}L${pointText(corner(outer, from, before))}` +
    `A${n1(outer)} ${n1(outer)} 0 0 1 ${pointText(corner(outer, to, -after))}L${pointText(corner(inner, to, -after))}` +
    `A${n1(inner)} ${n1(inner)} 0 0 0 ${pointText(corner(inner, from, before))}Z`
  return {
    ...extent,
    path,
    angle: (from + to) / 2 + degreesOf((before - after) / 2, middle),
    inner,
    outer,
    middle,
    breadth: ((to - from) / 360) * 2 * Math.PI * outer - before - after,
    outline: [...arc(outer), ...arc(inner).reverse()],
  }
}

/** Wedges by plot number. */
const WEDGES: readonly Wedge[] = PLOTS.map((plot) => wedgeOf(plot))

export function wedgeAt(plot: Plot): Wedge {
  const wedge = WEDGES[plot]
  if (!wedge) throw new Error(`Unknown plot ${plot}.`)
  return wedge
}

/** Returns a point of a plot. `radius`: distance from the fountain. `aside`: distance clockwise from the middle of the plot. */
export const spotOn = (plot: Plot, radius: number, aside = 0): Point =>
  spotAt(radius, wedgeAt(plot).angle, aside)

/** The middle of a plot. */
export const middleOf = (plot: Plot): Point => spotOn(plot, wedgeAt(plot).middle)

/** A bounding box. */
export interface ViewBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns the bounding box of several plots, with `room` on each side. */
export function boxRound(plots: readonly Plot[], room = 0): ViewBox {
  const points = plots.flatMap((plot) => wedgeAt(plot).outline)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room]
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y }
}
