import { EAST, hasRoad, NORTH, type Roads, SOUTH, WEST } from '../roads/roads.ts'
import { disc } from '../svg.ts'

/** The line of a border from (x, y), `dx` or `dy` being 1; it makes way for a road. */
function line(x: number, y: number, dx: 0 | 1, dy: 0 | 1, road: boolean): string {
  const run = (from: number, to: number) => `M${x + from * dx} ${y + from * dy}L${x + to * dx} ${y + to * dy}`
  return road ? run(0, 35) + run(65, 100) : run(0, 100)
}

function lines(roads: Roads): string {
  return (
    line(0, 0, 1, 0, hasRoad(roads, NORTH)) +
    line(0, 100, 1, 0, hasRoad(roads, SOUTH)) +
    line(0, 0, 0, 1, hasRoad(roads, WEST)) +
    line(100, 0, 0, 1, hasRoad(roads, EAST))
  )
}

/** A boundary stone on each corner, of which a quarter lies on this tile. */
function stones(bold: boolean): string {
  const r = bold ? 5 : 3.8
  const d = [0, 100].flatMap((x) => [0, 100].map((y) => disc(x, y, r))).join('')
  return `<path d="${d}" fill="var(--stone)" stroke="var(--tree-ink)" stroke-width="${bold ? 1.8 : 1.4}"/>`
}

/** Stitches along the borders and stones on the corners: how tiles are told apart in one wood. */
export function borderMarkup(roads: Roads, bold: boolean): string {
  if (bold) return stones(true)
  const d = lines(roads)
  return (
    `<path d="${d}" fill="none" stroke="var(--tree-ink)" stroke-width="3" opacity=".4"/>` +
    `<path d="${d}" fill="none" stroke="var(--stitch)" stroke-width="1.4" stroke-linecap="round" stroke-dasharray="2.6 4.4" stroke-dashoffset="-2" opacity=".8"/>` +
    stones(false)
  )
}

/** The border of the smallest drawing: a plain line, north and west only, since neighbours draw the rest. */
export const MAP_BORDER =
  '<path d="M0 0H100M0 0V100" fill="none" stroke="var(--tree-ink)" stroke-width="3" opacity=".45"/>'
