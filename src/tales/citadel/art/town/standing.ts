import { PLOTS, type Plot } from '../../../../engine/citadel/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'
import { spotOn, wedgeAt } from './geometry.ts'
import { printOf } from './plots-markup.ts'

/** Where pieces stand on a plot: a little inward, and more so in the south, where the outer edge is printed. */
export function standOn(plot: Plot): Point {
  const { ring, angle, middle } = wedgeAt(plot)
  const isSouth = Math.cos((angle * Math.PI) / 180) < -0.3
  return spotOn(plot, middle - (ring === 0 ? 2 : isSouth ? 9 : 5))
}

/** Something that lies on a plot: round where, and how far it reaches. */
type Disc = readonly [x: number, y: number, reach: number]

/** What stands there, from where it stands: a building or a Knight, the shield of its owner, the sign. */
const STANDING: readonly Disc[] = [
  [0, -12, 16],
  [0, 4, 18],
  [-17, 13, 12],
  [17, 15, 13],
]

/** How far the small name of a plot keeps from the edges, and in how many steps it is looked for. */
const FROM_EDGE = 11
const FROM_SIDE = 12
const STEPS = 8

/** Where the small name of a plot lies on which something stands: where there is most room between all that lies there. */
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

/** Where the small name of a plot lies on which something stands. */
export const nameSpotOf = (plot: Plot): Point => NAMES[plot] ?? [0, 0]

/** How far a plank with a price reaches from its middle, and how far below or above the large name of a free plot it hangs. */
export const PLANK = { across: 26, up: 11 } as const
const FROM_NAME = 20

/** Where the plank of a price hangs: above or below the name of a free plot, where it covers less of what is printed. */
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

/** Where the plank with what a free plot costs hangs, or with what a building there would pay. */
export const plankSpotOf = (plot: Plot): Point => PLANKS[plot] ?? [0, 0]
