import type { Plot } from '../../../../engine/citadel/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'
import { spotOn, wedgeAt } from './geometry.ts'
import { PLANK, plankSpotOf, standOn } from './town-spots.ts'

/** Number of candidate positions in each direction. */
const STEPS = 8

/** A box on a plot, as distances from its anchor point. */
interface Box {
  readonly left: number
  readonly right: number
  readonly up: number
  readonly down: number
}

/** Returns the area that two boxes share, each placed at its own point. */
function shared([x, y]: Point, one: Box, [otherX, otherY]: Point, other: Box): number {
  const across = Math.min(x + one.right, otherX + other.right) - Math.max(x - one.left, otherX - other.left)
  const down = Math.min(y + one.down, otherY + other.down) - Math.max(y - one.up, otherY - other.up)
  return Math.max(0, across) * Math.max(0, down)
}

/** Returns the distance of a point from the wedge of a plot; 0 inside. */
function beyond(plot: Plot, [x, y]: Point): number {
  const { inner, outer, angle, from, to } = wedgeAt(plot)
  const radius = Math.hypot(x, y)
  const turned = (Math.atan2(x, -y) * 180) / Math.PI
  const aside = Math.abs(((turned - angle + 540) % 360) - 180) - (to - from) / 2
  return Math.max(0, inner - radius, radius - outer) + (Math.max(0, aside) * Math.PI * radius) / 180
}

/** Returns how far the corners of a box stick out of the wedge, in total. */
const sticksOut = (plot: Plot, [x, y]: Point, { left, right, up, down }: Box): number =>
  [-left, right].reduce(
    (sum, aside) => sum + beyond(plot, [x + aside, y - up]) + beyond(plot, [x + aside, y + down]),
    0,
  )

const PLANK_BOX: Box = { left: PLANK.across, right: PLANK.across, up: PLANK.up, down: PLANK.up }
const NAME_BOX: Box = { left: 13, right: 13, up: 10, down: 10 }

/** Distance between the shields of several besiegers, from the price to the left. */
export const BESIEGER = 17

/** The box of a claim's price with `count` shields beside it, around its anchor. */
export const besiegersBox = (count: number): Box => ({
  left: 12 + (count - 1) * BESIEGER,
  right: 22,
  up: 18,
  down: 15,
})

/**
 * Returns where to draw the Orders that could claim a free plot and so bring another plot down. Below the middle of the plot,
 * clear of its price and name if there is room.
 */
export function besiegersOn(plot: Plot, count: number): Point {
  const { inner, outer, middle, breadth } = wedgeAt(plot)
  const box = besiegersBox(count)
  const [wishedX, wishedY] = spotOn(plot, middle + 12)
  const spots = Array.from(
    { length: STEPS + 1 },
    (_, out) => inner + ((outer - inner) * out) / STEPS,
  ).flatMap((radius) =>
    Array.from({ length: STEPS + 1 }, (_, aside) =>
      spotOn(plot, radius, ((aside / STEPS - 0.5) * breadth * radius) / outer),
    ),
  )
  const covered = ([x, y]: Point): number => {
    const at: Point = [x + (box.left - box.right) / 2, y]
    return (
      30 * shared(at, box, plankSpotOf(plot), PLANK_BOX) +
      2 * shared(at, box, standOn(plot), NAME_BOX) +
      4 * sticksOut(plot, at, box) +
      2 * Math.hypot(x - wishedX, y - wishedY)
    )
  }
  const [x, y] = spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best))
  return [x + (box.left - box.right) / 2, y]
}
