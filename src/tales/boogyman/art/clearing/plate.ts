import { TILES } from '../../../../engine/boogyman/index.ts'
import { memoizeByKey } from '../../../../engine/kernel/index.ts'
import { forestMarkup } from '../../../../ui/art/forest/forest-markup.ts'
import type { Tree } from '../../../../ui/art/forest/trees.ts'
import { streamOf } from '../../../../ui/art/random.ts'
import { type Detail, n1, type Point } from '../../../../ui/art/svg.ts'
import { between, middleOf, outside, TALL, TILE } from './geometry.ts'

/** Width of the forest beyond the tiles. */
const WOOD = 35
const MOST_TREES: Record<Detail, number> = { fine: 420, bold: 170 }
const TRIES = 9000
const SIZE: Record<Detail, number> = { fine: 10, bold: 15 }

/** Corners of the plate, a large hexagon with a flat top, `reach` beyond the tiles. */
function corners(reach: number): readonly Point[] {
  const side = TILE * 3.5 + reach
  const [x, y] = [TILE * 2 + reach * 0.55, TALL * 5.5 + reach * 0.9]
  return [
    [-x, -y],
    [x, -y],
    [side, 0],
    [x, y],
    [-x, y],
    [-side, 0],
  ]
}

/** Bounds of the plate, including its shadow and its highest trees. */
export const PLATE_BOX = { x: -394, y: -388, width: 788, height: 776 } as const

/** Irregularity of the cut edge, and the number of segments of each side. */
const WOBBLE = 3
const CUTS = 8

function rim(): string {
  const r = streamOf('rim')
  const round = corners(WOOD)
  const points = round.flatMap((corner, i) =>
    Array.from({ length: CUTS }, (_, cut): Point => {
      const [x, y] = between(corner, round[(i + 1) % round.length] ?? corner, cut / CUTS)
      return [x + (r() - 0.5) * WOBBLE, y + (r() - 0.5) * WOBBLE]
    }),
  )
  return `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`
}

/** True if a point is on the plate, away from its edge. */
function isOnPlate([x, y]: Point, round: readonly Point[]): boolean {
  return round.every(([ax, ay], i) => {
    const [bx, by] = round[(i + 1) % round.length] ?? [ax, ay]
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
  })
}

const MIDDLES = TILES.map(middleOf)

/** True if no tile is within `margin` of a point. */
const isClear = ([x, y]: Point, margin: number): boolean =>
  MIDDLES.every(([mx, my]) => outside([x - mx, y - my]) > margin)

/** The trees between the tiles and the edge. Each tree is clear of all tiles. */
function ring(detail: Detail): Tree[] {
  const r = streamOf('ring')
  const round = corners(WOOD - 5)
  const { x: left, y: top, width, height } = PLATE_BOX
  const trees: Tree[] = []
  for (let i = 0; i < TRIES && trees.length < MOST_TREES[detail]; i++) {
    const [x, y] = [left + r() * width, top + r() * height]
    const size = SIZE[detail] * (0.8 + r() * 0.5)
    const species = r() < 0.45 ? 'pine' : 'broadleaf'
    const stands =
      isOnPlate([x, y], round) &&
      isClear([x, y], 1) &&
      isClear([x, y - size], size * 0.6) &&
      isClear([x, y - size * 2], size * 0.35) &&
      trees.every((tree) => Math.hypot(tree.x - x, (tree.y - y) * 1.2) >= (tree.size + size) * 0.5)
    if (stands) trees.push({ x, y, size, species, seed: `ring${i}` })
  }
  return trees
}

/** The punched forest plate that holds the tiles, with its shadow and its cut edge. */
export const plateMarkup = memoizeByKey((detail: Detail): string => {
  const edge = rim()
  const line = `stroke="var(--clearing-line)" stroke-width="2.5" stroke-linejoin="round"`
  return `<path d="${edge}" transform="translate(4 13)" fill="var(--shadow)"/>
    <path d="${edge}" transform="translate(0 8)" fill="var(--cut)" ${line}/>
    <path d="${edge}" fill="var(--clearing-wood)" ${line}/>
    ${forestMarkup(ring(detail), detail === 'bold')}`
})
