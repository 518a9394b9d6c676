import { type Plot, RIVER } from '../../../../engine/citadel/index.ts'
import { EDGES, extentOf } from './geometry.ts'
import { degreesOf, textAt } from './polar.ts'

/** A straight or curved segment of the river: between two sectors or plots, or along a ring. */
export interface Stretch {
  readonly kind: 'line' | 'arc'
  /** Its end points. */
  readonly from: Polar
  readonly to: Polar
}

interface Polar {
  readonly radius: number
  readonly angle: number
}

/** Returns the edge that two plots share. */
function edgeOf(one: Plot, other: Plot): Stretch {
  const [a, b] = [extentOf(one), extentOf(other)]
  if (a.ring === b.ring) {
    const angle = a.to === b.from ? a.to : b.to
    const [inner, outer] = [EDGES[a.ring], EDGES[(a.ring + 1) as 1 | 2 | 3]]
    return { kind: 'line', from: { radius: outer, angle }, to: { radius: inner, angle } }
  }
  const radius = EDGES[Math.max(a.ring, b.ring) as 1 | 2]
  const [start, end] = [Math.max(a.from, b.from), Math.min(a.to, b.to)]
  return { kind: 'arc', from: { radius, angle: start }, to: { radius, angle: end } }
}

const isSame = (one: Polar, other: Polar): boolean =>
  one.radius === other.radius && (one.angle - other.angle) % 360 === 0

const turned = ({ kind, from, to }: Stretch): Stretch => ({ kind, from: to, to: from })

/** The river from entry to exit, in as few segments as possible [C 4]. */
export function riverCourse(): Stretch[] {
  const course: Stretch[] = []
  for (const [one, other] of RIVER) {
    const last = course.at(-1)
    const edge = edgeOf(one, other)
    const next = last && !isSame(last.to, edge.from) ? turned(edge) : edge
    if (last?.kind === next.kind) course[course.length - 1] = { ...last, to: next.to }
    else course.push(next)
  }
  return course
}

/** Angles of the two openings for the river in the wall. */
export function riverGates(): { enters: number; leaves: number } {
  const course = riverCourse()
  return { enters: course.at(0)?.from.angle ?? 0, leaves: course.at(-1)?.to.angle ?? 0 }
}

/** Distance from a corner to the start of a bend. */
const BEND = 14

const ease = ({ radius, angle }: Polar, towards: Polar, kind: Stretch['kind']): Polar =>
  kind === 'line'
    ? { radius: radius + Math.sign(towards.radius - radius) * BEND, angle }
    : { radius, angle: angle + Math.sign(towards.angle - angle) * degreesOf(BEND, radius) }

const at = ({ radius, angle }: Polar): string => textAt(radius, angle)

/** The middle line of the river as path text, from the radius `outside` to the same radius on the other side. */
export function riverPath(outside: number): string {
  const course = riverCourse().map(unwound)
  const start = course.at(0)
  if (!start) return ''
  return course.reduce(
    (path, { kind, from, to }, index) => {
      const next = course[index + 1]
      const [begin, end] = [
        index > 0 ? ease(from, to, kind) : from,
        next ? ease(to, from, kind) : { radius: outside, angle: to.angle },
      ]
      const bend = index > 0 ? `Q${at(from)} ${at(begin)}` : ''
      const radius = from.radius
      const sweep = to.angle > from.angle ? 1 : 0
      return path + bend + (kind === 'line' ? `L${at(end)}` : `A${radius} ${radius} 0 0 ${sweep} ${at(end)}`)
    },
    `M${textAt(outside, start.from.angle)}`,
  )
}

/** Makes the angles of an arc through the north increase beyond 360. */
const unwound = (stretch: Stretch): Stretch => {
  const { kind, from, to } = stretch
  return kind === 'arc' && to.angle < from.angle
    ? { kind, from, to: { ...to, angle: to.angle + 360 } }
    : stretch
}
