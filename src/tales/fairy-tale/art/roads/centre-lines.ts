import type { Point } from '../../../../ui/art/svg.ts'
import { mouth, type Roads, roadSides } from './roads.ts'

/** One stroke of road: its sampled centre line; `through` if both ends leave the tile. */
export interface CentreLine {
  points: Point[]
  through: boolean
}

function straight(from: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  })
}

function bend(from: Point, to: Point): Point[] {
  const inward = (p: Point): Point => [50 + (p[0] - 50) * 0.56, 50 + (p[1] - 50) * 0.56]
  const a = inward(from)
  const b = inward(to)
  const curve = Array.from({ length: 10 }, (_, i): Point => {
    const t = (i + 1) / 10
    const u = 1 - t
    return [u * u * a[0] + 2 * u * t * 50 + t * t * b[0], u * u * a[1] + 2 * u * t * 50 + t * t * b[1]]
  })
  return [...straight(from, a, 5), ...curve, ...straight(b, to, 5).slice(1)]
}

/** The centre lines of a tile: one through line for a straight or a corner, else one arm per side. */
export function centreLines(roads: Roads): CentreLine[] {
  const mouths = roadSides(roads).map(mouth)
  const [from, to] = mouths
  if (mouths.length === 2 && from && to) {
    const opposite = from[0] === to[0] || from[1] === to[1]
    return [{ points: opposite ? straight(from, to, 20) : bend(from, to), through: true }]
  }
  return mouths.map((m) => ({ points: straight(m, [50, 50], 10), through: false }))
}
