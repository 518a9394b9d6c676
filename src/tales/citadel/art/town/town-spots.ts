import { PLOTS, type Plot } from '../../../../engine/citadel/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'
import { spotOn, wedgeAt } from './geometry.ts'
import { printOf } from './plots-markup.ts'

/** Returns where pieces stand on a plot: a little inward, and more so in the south, where print covers the outer edge. */
export function standOn(plot: Plot): Point {
  const { ring, angle, middle } = wedgeAt(plot)
  const isSouth = Math.cos((angle * Math.PI) / 180) < -0.3
  return spotOn(plot, middle - (ring === 0 ? 2 : isSouth ? 9 : 5))
}

/** A circle that something on a plot occupies. */
type Disc = readonly [x: number, y: number, reach: number]

/** Discs of the pieces on a plot, from their position: a building or a Knight, the shield of the owner, the sign. */
const STANDING: readonly Disc[] = [
  [0, -12, 16],
  [0, 4, 18],
  [-17, 13, 12],
  [17, 15, 13],
]

/** Distances of the small plot name from the edges, and the number of candidate positions along a row. */
const FROM_EDGE = 11
const FROM_SIDE = 12
const STEPS = 8

/** Returns the best position for the small name of an occupied plot: the farthest from pieces and print. */
function roomiest(plot: Plot): Point {
  const { inner, outer, breadth } = wedgeAt(plot)
  const [x, y] = standOn(plot)
  const { dots, pennant } = printOf(plot)
  const discs: Disc[] = [
    ...STANDING.map(([dx, dy, reach]): Disc => [x + dx, y + dy, reach]),
    ...dots.map(([dx, dy]): Disc => [dx, dy, 4]),
    ...(pennant ? [[pennant[0], pennant[1], 11] as const] : []),
  ]
  const clearance = ([px, py]: Point): number =>
    Math.min(...discs.map(([dx, dy, reach]) => Math.hypot(px - dx, py - dy) - reach))
  const spots = [inner + FROM_EDGE, inner + FROM_EDGE + 8, outer - FROM_EDGE].flatMap((radius) => {
    const room = (breadth * radius) / outer - 2 * FROM_SIDE
    return Array.from({ length: STEPS + 1 }, (_, step) => spotOn(plot, radius, (step / STEPS - 0.5) * room))
  })
  return spots.reduce((best, spot) => (clearance(spot) > clearance(best) ? spot : best))
}

const NAMES: readonly Point[] = PLOTS.map(roomiest)

/** Position of the small name of an occupied plot. */
export const nameSpotOf = (plot: Plot): Point => NAMES[plot] ?? [0, 0]

/** Half the size of a price label, and its distance above or below the large name of a free plot. */
export const PLANK = { across: 26, up: 11 } as const
const FROM_NAME = 20

/** Returns where to put the price label: above or below the name of a free plot, where it covers less print. */
function besideName(plot: Plot): Point {
  const [x, y] = standOn(plot)
  const { inner, outer } = wedgeAt(plot)
  const { dots, pennant } = printOf(plot)
  const printed: Disc[] = [
    ...dots.map(([dx, dy]): Disc => [dx, dy, 4]),
    ...(pennant ? [[pennant[0], pennant[1], 11] as const] : []),
  ]
  const covered = ([px, py]: Point): number => {
    const lies = printed.filter(
      ([dx, dy, reach]) => Math.abs(dx - px) < PLANK.across + reach && Math.abs(dy - py) < PLANK.up + reach,
    )
    const radius = Math.hypot(px, py)
    return lies.length + Math.max(0, inner + PLANK.up - radius) + Math.max(0, radius - outer + PLANK.up)
  }
  const spots = [-FROM_NAME, FROM_NAME].flatMap((down) =>
    [0, -8, 8, -16, 16].map((aside): Point => [x + aside, y + down]),
  )
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best))
}

const PLANKS: readonly Point[] = PLOTS.map(besideName)

/** Position of the label with the price of a free plot, or with the pay of a building there. */
export const plankSpotOf = (plot: Plot): Point => PLANKS[plot] ?? [0, 0]
