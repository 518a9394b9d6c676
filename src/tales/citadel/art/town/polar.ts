import { n1, type Point } from '../../../../ui/art/svg.ts'

// The town is drawn around its fountain at (0, 0). Angles are in degrees, clockwise from the north.

const RADIANS = Math.PI / 180

/** Returns a point by radius and angle. `aside`: distance clockwise along the ring. */
export function spotAt(radius: number, angle: number, aside = 0): Point {
  const turned = angle * RADIANS + (radius > 0 ? aside / radius : 0)
  return [radius * Math.sin(turned), -radius * Math.cos(turned)]
}

/** Like `spotAt`, as path text. */
export const textAt = (radius: number, angle: number): string => pointText(spotAt(radius, angle))

export const pointText = ([x, y]: Point): string => `${n1(x)} ${n1(y)}`

/** A segment of a ring between two angles and two radii, as path text. */
export const sliceOf = (from: number, to: number, inner: number, outer: number): string =>
  `M${textAt(inner, from)}L${textAt(outer, from)}A${outer} ${outer} 0 ${to - from > 180 ? 1 : 0} 1 ${textAt(outer, to)}` +
  `L${textAt(inner, to)}A${inner} ${inner} 0 ${to - from > 180 ? 1 : 0} 0 ${textAt(inner, from)}Z`

/** Converts a length on a circle to degrees. */
export const degreesOf = (length: number, radius: number): number => length / radius / RADIANS
