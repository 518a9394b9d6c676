import { hexOf, type Tile, tileName } from '../../../../engine/boogyman/index.ts'
import { diagonalOf, rowOf } from '../../../../engine/kernel/index.ts'
import { type Random, streamOf } from '../../../../ui/art/random.ts'
import { blob, type Detail, n1, type Point } from '../../../../ui/art/svg.ts'
import { chord, hexagonPath, middleOf } from './geometry.ts'

/** Minimum width of a tile with grass, in pixels. */
const FINE_FROM = 70

/** The level of detail for a tile width in pixels. */
export const detailFor = (pixels: number): Detail => (pixels >= FINE_FROM ? 'fine' : 'bold')

const GROUNDS = 3

/** The ground variant of a tile. Neighbors always differ. */
export function groundVariant(tile: Tile): number {
  const hex = hexOf(tile)
  return (((diagonalOf(hex) + rowOf(hex)) % GROUNDS) + GROUNDS) % GROUNDS
}

const paint = (ground: number) => `var(--clearing-${(ground % GROUNDS) + 1})`

/** One small decoration. */
function trifle(r: Random, x: number, y: number): string {
  const kind = r()
  const at = `M${n1(x)} ${n1(y)}`
  if (kind < 0.62)
    return `<path d="${at}l-1.5-4M${n1(x + 2)} ${n1(y)}v-5M${n1(x + 4)} ${n1(y)}l1.5-4" fill="none" stroke="var(--clearing-grass)" stroke-width="1.3" stroke-linecap="round"/>`
  if (kind < 0.81)
    return `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="2.6" ry="1.9" fill="var(--clearing-pebble)" stroke="var(--clearing-line)" stroke-width=".8"/>`
  return `<path d="${at}q3-4 7-2q-2 5-7 2z" fill="var(--clearing-leaf)" stroke="var(--clearing-line)" stroke-width=".8"/>`
}

/** The decorations of a tile, the same each time. */
function trifles(tile: Tile, [x, y]: Point): string {
  const r = streamOf(`clearing${tileName(tile)}`)
  const patch = blob(r, x + (r() - 0.5) * 30, y + (r() - 0.5) * 30, 14 + r() * 10, 7, 0.3)
  const things = Array.from({ length: 5 }, () => {
    const angle = r() * Math.PI * 2
    const reach = 20 + r() * 20
    return trifle(r, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  })
  return `<path d="${patch}" fill="${paint(groundVariant(tile) + 1)}" opacity=".45"/>${things.join('')}`
}

/** The ground of a tile. */
export function tileMarkup(tile: Tile, detail: Detail): string {
  const middle = middleOf(tile)
  const ground = `<path d="${hexagonPath(middle, 0.6)}" fill="${paint(groundVariant(tile))}" stroke="var(--clearing-line)" stroke-width="${detail === 'fine' ? 2.2 : 3.2}" stroke-linejoin="round"/>`
  return detail === 'fine' ? ground + trifles(tile, middle) : ground
}

/** Angle of the hatching, and its distance from the edge. */
const LEAN = (38 / 180) * Math.PI
const INSET = 5.5
const GAP: Record<Detail, number> = { fine: 8.2, bold: 11.5 }

/** Hatches a tile that bars the Boogyman. Lines work without color vision. */
export function shadeMarkup(tile: Tile, detail: Detail): string {
  const [x, y] = middleOf(tile)
  const along: Point = [Math.sin(LEAN), Math.cos(LEAN)]
  const gap = GAP[detail]
  const lines = Array.from({ length: Math.ceil(120 / gap) }, (_, i) => {
    const aside = (i + 0.5) * gap - 60
    const line = chord([along[1] * aside, -along[0] * aside], along, INSET)
    if (!line) return ''
    const [[ax, ay], [bx, by]] = line
    return `M${n1(x + ax)} ${n1(y + ay)}L${n1(x + bx)} ${n1(y + by)}`
  }).join('')
  return `<path d="${lines}" fill="none" stroke="var(--clearing-shade)" stroke-width="${detail === 'fine' ? 2.8 : 4.2}"/>`
}
