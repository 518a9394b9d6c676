import { type Random, streamOf } from '../../../../ui/art/random.ts'
import { discPath, n1, type Point, smoothThrough } from '../../../../ui/art/svg.ts'
import { type CentreLine, centreLines } from './centre-lines.ts'
import { distanceToRoad, ROAD_WIDTH, type Roads, roadSides } from './roads.ts'

/**
 * How far a road is drawn past the border, so that no seam opens between neighbours. The fill reaches further than its ink, which would
 * otherwise show through at the blended pixels of both ends.
 */
const INK_OVERRUN = 0.4
const FILL_OVERRUN = 0.8

/** Radius of the trodden place in the middle, by the number of roads that meet there. */
const HUB: Partial<Record<number, number>> = { 1: 16.6, 3: 14.4, 4: 15.4 }

/** The line's direction at point `i`, of length 1. */
function heading(points: readonly Point[], i: number): Point {
  const a = points[Math.max(0, i - 1)] ?? [0, 0]
  const b = points[Math.min(points.length - 1, i + 1)] ?? [0, 0]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

/** The same line, extended past the border at each end that leaves the tile. */
function overrun({ points, through }: CentreLine, by: number): Point[] {
  const out = (p: Point): Point => [p[0] + ((p[0] - 50) / 50) * by, p[1] + ((p[1] - 50) / 50) * by]
  const first = points[0]
  const last = points[points.length - 1]
  return [...(first ? [out(first)] : []), ...points, ...(through && last ? [out(last)] : [])]
}

/**
 * A trodden path. Both edges wobble independently by up to 2 units, but at the border the half width is exactly half of ROAD_WIDTH (plus
 * `extra`, for the ink edge below).
 */
function ribbon(line: CentreLine, r: Random, extra: number): string {
  const wobble = [0, 1].map(() => ({ phase: r() * 6.28, height: 0.9 + r() * 1.1, waves: 1.1 + r() * 0.8 }))
  const points = overrun(line, extra > 0 ? INK_OVERRUN : FILL_OVERRUN)
  const offset = line.points.length - 1
  const edge = (side: 1 | -1, w: (typeof wobble)[number] | undefined) =>
    points.map((p, i): Point => {
      const [dx, dy] = heading(points, i)
      const t = Math.max(0, Math.min(1, (i - 1) / offset))
      const calm = line.through ? Math.min(1, Math.min(t, 1 - t) * 5) : Math.min(1, t * 4)
      const sway = w ? Math.sin(w.phase + t * 6.28 * w.waves) * w.height * calm : 0
      const half = ROAD_WIDTH / 2 + extra + sway
      return [p[0] - dy * half * side, p[1] + dx * half * side]
    })
  return `M${smoothThrough(edge(1, wobble[0])).slice(1)}${smoothThrough(edge(-1, wobble[1]).reverse())}Z`
}

/** The whole road as one outline; `extra` widens it on each side. */
export function roadOutline(roads: Roads, seed: string, extra: number): string {
  const arms = roadSides(roads).length
  const r = streamOf(`${seed}road`)
  const hub = HUB[arms]
  const lines = centreLines(roads)
    .map((line) => ribbon(line, r, extra))
    .join('')
  return hub === undefined ? lines : lines + discPath(50, 50, hub + extra)
}

/** Broken wheel marks: short, irregular, and well inside, so that they need not meet at a border. */
function ruts(roads: Roads, r: Random): string {
  let d = ''
  for (const { points } of centreLines(roads)) {
    for (const side of [-5.2, 4.8]) {
      for (let i = 2 + Math.floor(r() * 2); i < points.length - 3; i += 4 + Math.floor(r() * 4)) {
        const [px, py] = points[i] ?? [50, 50]
        const [dx, dy] = heading(points, i)
        const length = 3.5 + r() * 4
        const off = side + (r() - 0.5) * 2.4
        const sag = (r() - 0.5) * 1.4
        d += `M${n1(px - dy * off)} ${n1(py + dx * off)}q${n1((dx * length) / 2 - dy * sag)} ${n1((dy * length) / 2 + dx * sag)} ${n1(dx * length)} ${n1(dy * length)}`
      }
    }
  }
  return d
}

/** Tufts of grass that lean over the edge of the road. */
function tufts(roads: Roads, r: Random): string {
  let d = ''
  for (let i = 0; i < 22; i++) {
    const x = 9 + r() * 82
    const y = 9 + r() * 82
    const far = distanceToRoad(roads, x, y)
    if (far > 12.4 && far < 15.5)
      d += `M${n1(x - 1)} ${n1(y)}l-.8-2.6M${n1(x + 0.4)} ${n1(y)}l.2-3.2M${n1(x + 1.6)} ${n1(y)}l1-2.4`
  }
  return d
}

/** The road with its ink edge; `plain` omits ruts and tufts and thickens the edge. */
export function roadMarkup(roads: Roads, seed: string, plain: boolean): string {
  if (roads === 0) return ''
  const base =
    `<path d="${roadOutline(roads, seed, plain ? 3 : 2.1)}" fill="var(--road-ink)"/>` +
    `<path d="${roadOutline(roads, seed, 0)}" fill="var(--road)"/>`
  if (plain) return base
  const r = streamOf(`${seed}rut`)
  const wheel = ruts(roads, r)
  const grass = tufts(roads, r)
  return (
    base +
    (wheel &&
      `<path d="${wheel}" fill="none" stroke="var(--rut)" stroke-width="1.3" stroke-linecap="round"/>`) +
    (grass &&
      `<path d="${grass}" fill="none" stroke="var(--tree-ink)" stroke-width=".8" stroke-linecap="round" opacity=".55"/>`)
  )
}
