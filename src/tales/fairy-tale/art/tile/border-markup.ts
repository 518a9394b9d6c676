import { discPath, type Point } from '../../../../ui/art/svg.ts'
import { EAST, hasRoad, NORTH, type Roads, SOUTH, WEST } from '../roads/roads.ts'

/** The line of a border from (x, y), `dx` or `dy` being 1, interrupted by a road. */
function line(x: number, y: number, dx: 0 | 1, dy: 0 | 1, road: boolean): string {
  const run = (from: number, to: number) => `M${x + from * dx} ${y + from * dy}L${x + to * dx} ${y + to * dy}`
  return road ? run(0, 35) + run(65, 100) : run(0, 100)
}

/** A boundary stone on each of these corners. */
function stones(corners: readonly Point[], bold: boolean): string {
  const d = corners.map(([x, y]) => discPath(x, y, bold ? 5 : 3.8)).join('')
  return `<path d="${d}" fill="var(--stone)" stroke="var(--tree-ink)" stroke-width="${bold ? 1.8 : 1.4}"/>`
}

/**
 * Stitches along the borders and stones on the corners, which separate the tiles of one wood. Neighbours draw the sides of the mask
 * `without`.
 */
export function borderMarkup(roads: Roads, bold: boolean, without: Roads): string {
  const [right, below] = [(without & EAST) === 0, (without & SOUTH) === 0]
  const corners: Point[] = [[0, 0]]
  if (right) corners.push([100, 0])
  if (below) corners.push([0, 100])
  if (right && below) corners.push([100, 100])
  const d =
    line(0, 0, 1, 0, hasRoad(roads, NORTH)) +
    line(0, 0, 0, 1, hasRoad(roads, WEST)) +
    (below ? line(0, 100, 1, 0, hasRoad(roads, SOUTH)) : '') +
    (right ? line(100, 0, 0, 1, hasRoad(roads, EAST)) : '')
  if (bold) {
    return `<path d="${d}" fill="none" stroke="var(--tree-ink)" stroke-width="2.6" opacity=".35"/>${stones(corners, true)}`
  }
  return (
    `<path d="${d}" fill="none" stroke="var(--tree-ink)" stroke-width="3" opacity=".4"/>` +
    `<path d="${d}" fill="none" stroke="var(--stitch)" stroke-width="1.4" stroke-linecap="round" stroke-dasharray="2.6 4.4" stroke-dashoffset="-2" opacity=".8"/>` +
    stones(corners, false)
  )
}

/** The border at the smallest level of detail: a plain line. */
export function mapBorder(without: Roads): string {
  const d = `M100 0H0V100${(without & SOUTH) === 0 ? 'H100' : ''}${(without & EAST) === 0 ? 'M100 0V100' : ''}`
  return `<path d="${d}" fill="none" stroke="var(--tree-ink)" stroke-width="3" opacity=".45"/>`
}
