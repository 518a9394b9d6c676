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
