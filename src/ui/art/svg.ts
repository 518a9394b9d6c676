import type { Random } from './random.ts'

/** The ink of punchboard pieces: the same by day and by night. */
export const INK = '#2C1C12'

export type Point = readonly [x: number, y: number]

/** A number as path text, to a tenth of a unit: a tile is 100 units, so finer is not to be seen. */
export function n1(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Stroke attributes of an inked line, round at joins and ends; `width` in units of the drawing. */
export function ink(width = 2, colour = INK): string {
  return `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
}

/** A closed straight-edged path. */
function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`
}

/** Path text that runs on through the points in gentle curves; straight at both ends, so ends stay exact. */
export function smoothThrough(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) => `${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2)}`
  return points
    .map((p, i) => {
      const next = points[i + 1]
      if (i === 0 || !next) return `L${n1(p[0])} ${n1(p[1])}${i === 0 && next ? `L${middle(p, next)}` : ''}`
      return `Q${n1(p[0])} ${n1(p[1])} ${middle(p, next)}`
    })
    .join('')
}

/** A regular octagon round (0, 0), flat on top; `reach` is to its corners. */
export function octagon(reach: number): string {
  const corners = Array.from({ length: 8 }, (_, i): Point => {
    const angle = ((i + 0.5) / 4) * Math.PI
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
  return polygon(corners)
}

/** A star of `2 * count` corners round (cx, cy), the first pointing up. */
export function star(cx: number, cy: number, count: number, outer: number, inner: number): string {
  const corners = Array.from({ length: count * 2 }, (_, i): Point => {
    const angle = (i / count) * Math.PI - Math.PI / 2
    const reach = i % 2 === 0 ? outer : inner
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach]
  })
  return polygon(corners)
}

/** A bulging cloud of `bumps` lobes round (cx, cy): crowns, patches of grass, wax. */
export function blob(
  r: Random,
  cx: number,
  cy: number,
  radius: number,
  bumps: number,
  unevenness: number,
): string {
  const turn = r() * Math.PI * 2
  const corners = Array.from({ length: bumps }, (_, i): Point => {
    const angle = turn + (i / bumps) * Math.PI * 2
    const reach = radius * (1 - unevenness / 2 + r() * unevenness)
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.96]
  })
  const bulge = 1.46
  let d = ''
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % bumps] ?? [ax, ay]
    const qx = cx + ((ax + bx) / 2 - cx) * bulge
    const qy = cy + ((ay + by) / 2 - cy) * bulge
    d += `${i === 0 ? `M${n1(ax)} ${n1(ay)}` : ''}Q${n1(qx)} ${n1(qy)} ${n1(bx)} ${n1(by)}`
  })
  return `${d}Z`
}

/** A disc as path text, drawn against the clock like the ribbons of a road, so that unions stay filled. */
export function discPath(cx: number, cy: number, radius: number): string {
  const d = n1(radius * 2)
  const q = n1(radius)
  return `M${n1(cx - radius)} ${n1(cy)}a${q} ${q} 0 1 0 ${d} 0a${q} ${q} 0 1 0 -${d} 0Z`
}

/** The level of detail of a drawing. `bold` is for small boards: thicker lines, and nothing that is unreadable there. */
export type Detail = 'fine' | 'bold'
