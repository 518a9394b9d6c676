import { n1, type Point } from '../../../../ui/art/svg.ts'

// The town is drawn round its fountain, which is (0, 0). Angles are degrees, clockwise from the north.

const RADIANS = Math.PI / 180

/** The point so far from the fountain, at an angle; `aside`: then so far clockwise, along the ring. */
export function spotAt(radius: number, angle: number, aside = 0): Point {
  const turned = angle * RADIANS + (radius > 0 ? aside / radius : 0)
  return [radius * Math.sin(turned), -radius * Math.cos(turned)]
}

/** The same as path text. */
export const textAt = (radius: number, angle: number): string => pointText(spotAt(radius, angle))

export const pointText = ([x, y]: Point): string => `${n1(x)} ${n1(y)}`

/** A piece of a ring between two angles and two radii, as path text. */
export const sliceOf = (from: number, to: number, inner: number, outer: number): string =>
  `M${textAt(inner, from)}L${textAt(outer, from)}A${outer} ${outer} 0 ${to - from > 180 ? 1 : 0} 1 ${textAt(outer, to)}` +
  `L${textAt(inner, to)}A${inner} ${inner} 0 ${to - from > 180 ? 1 : 0} 0 ${textAt(inner, from)}Z`

/** By how many degrees a point on a circle moves when it goes so far along it. */
export const degreesOf = (length: number, radius: number): number => length / radius / RADIANS
