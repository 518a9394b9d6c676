import { groundOf, isRedBox, PLOTS, type Road } from '../../../../engine/citadel/index.ts'
import { alongEdge, extentOf } from './geometry.ts'
import { riverGates } from './river.ts'

export interface WallBox {
  readonly points: number
  /** Its angles, and the angle of its middle. */
  readonly from: number
  readonly to: number
  readonly angle: number
  /** True if a seat that reaches the box gets an Influence card [C 6]. */
  readonly isRed: boolean
}

/** Angle of each road: the line between two plots of one ring that are both on the road [C 3]. */
export const ROAD_ANGLES: Readonly<Record<Road, number>> = {
  bridge: angleOf('bridge'),
  forest: angleOf('forest'),
  abbey: angleOf('abbey'),
}

function angleOf(road: Road): number {
  for (const plot of PLOTS) {
    const ground = groundOf(plot)
    if (ground.road !== road || ground.ring !== 'inner') continue
    const beyond = ground.neighbours.find(
      (other) => groundOf(other).ring === 'inner' && alongEdge(plot, other) === 'road',
    )
    const { to } = extentOf(plot)
    if (beyond !== undefined && extentOf(beyond).from % 360 === to % 360) return to % 360
  }
  throw new Error(`No inner plot borders the road ${road}.`)
}

/** Roads that pass the wall between two towers. The Bridge Road passes below the gatehouse. */
export const TOWER_ROADS = [ROAD_ANGLES.forest, ROAD_ANGLES.abbey] as const

/** Openings of the wall: angle and half width, in degrees. */
function gaps(): { angle: number; half: number }[] {
  const { enters, leaves } = riverGates()
  return [
    { angle: ROAD_ANGLES.bridge, half: 9 },
    ...TOWER_ROADS.map((angle) => ({ angle, half: 4.5 })),
    { angle: enters, half: 4 },
    { angle: leaves, half: 4 },
  ].sort((one, other) => one.angle - other.angle)
}

/** The boxes before the goal, clockwise from 0. The goal itself is the gatehouse in the north. */
export function wallBoxes(goal: number): WallBox[] {
  const all = gaps()
  const arcs = all.map(({ angle, half }, index) => {
    const next = all[index + 1]
    return { from: angle + half, to: next ? next.angle - next.half : 360 - (all[0]?.half ?? 0) }
  })
  const counts = shares(
    goal,
    arcs.map(({ from, to }) => to - from),
  )
  const angles = arcs.flatMap(({ from, to }, arc) => {
    const count = counts[arc] ?? 0
    return Array.from({ length: count }, (_, nth) => ({
      from: from + ((to - from) * nth) / count,
      to: from + ((to - from) * (nth + 1)) / count,
    }))
  })
  return angles.map(({ from, to }, points) => ({
    points,
    from,
    to,
    angle: (from + to) / 2,
    isRed: isRedBox(points),
  }))
}

/** Distributes boxes in proportion to the lengths, by largest remainder. */
function shares(count: number, lengths: readonly number[]): number[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const exact = lengths.map((length) => (length / whole) * count)
  const rounded = exact.map(Math.floor)
  const missing = count - rounded.reduce((sum, share) => sum + share, 0)
  const first = [...exact.keys()].sort((one, other) => rest(exact[other]) - rest(exact[one]))
  for (const index of first.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1
  return rounded
}

const rest = (number = 0): number => number - Math.floor(number)
