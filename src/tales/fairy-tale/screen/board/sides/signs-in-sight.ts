import { DIRECTIONS, type Direction } from '../../../../../engine/kernel/index.ts'
import { type Cover, cornerBox, overlaps } from '../../../../../ui/stage/camera/corners.ts'
import type { Size, View } from '../../../../../ui/stage/camera/view.ts'
import type { Box, Spot } from '../../../../../ui/stage/spot.ts'

/** How the picture of a sign post lies round its spot, in pixels (see sides.module.css). */
const WIDE = { least: 56, most: 116, part: 0.98 }

/** A finger needs so much, with the picture in the middle; so far above its spot begins what is pressed, in parts of that. */
const PRESSED = 44
const ABOVE = 0.33

/** Between a post and the edge of what is seen, in pixels; half a pixel less is not seen. */
const EDGE = 4
const SLACK = 0.5

/** How far apart the spots are that a sign tries along the edge, in pixels. */
const STEP = 12

/** The box of a sign post round a point of the viewport, in pixels. */
export function signBox({ x, y }: Spot, tile: number): Box {
  const width = Math.min(Math.max(WIDE.least, tile * WIDE.part), WIDE.most)
  const pressed = Math.max(PRESSED, width / 2)
  const top = y - pressed * ABOVE + (pressed - width / 2) / 2
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + width / 2 }
}

/** What is seen of the board. */
export interface Looked {
  view: View
  size: Size
  cover: Cover
}

/**
 * Where the four signs stand in what is seen of the board: at their places, or, of a place that is out of sight or
 * covered, at the edge on that side, where neither a tile nor what hangs over the board is, if there is such a spot.
 */
export function signsInSight(
  spots: Record<Direction, Spot>,
  forest: readonly Spot[],
  { view, size, cover }: Looked,
): Record<Direction, Spot> {
  const { x, y, tile } = view
  const seen = {
    left: cover.left + EDGE,
    top: cover.top + EDGE,
    right: size.width - cover.right - EDGE,
    bottom: size.height - cover.bottom - EDGE,
  }
  const corners = (cover.corners ?? []).map((corner) => cornerBox(corner, size, cover))
  const homes = DIRECTIONS.map((side) => ({ x: x + spots[side].x * tile, y: y + spots[side].y * tile }))
  const isFree = (point: Spot) => {
    const box = signBox(point, tile)
    return isWithin(box, seen) && !corners.some((corner) => overlaps(corner, box))
  }
  if (homes.every(isFree)) return spots
  const tiles = forest.map((spot) => tileBox(spot, view))
  const standing = homes.filter(isFree).map((home) => signBox(home, tile))
  const clears = (point: Spot, others: readonly Box[]) =>
    !others.some((other) => overlaps(other, signBox(point, tile)))
  const found = { ...spots }
  for (const [index, side] of DIRECTIONS.entries()) {
    const home = homes[index]
    if (!home || isFree(home)) continue
    const along = alongEdge(home, side, tile, seen, corners).filter(isFree)
    const beside = along.filter((point) => clears(point, standing))
    const point = beside.find((one) => clears(one, tiles)) ?? beside[0] ?? along[0]
    if (!point) continue
    standing.push(signBox(point, tile))
    found[side] = { x: (point.x - x) / tile, y: (point.y - y) / tile }
  }
  return found
}

const tileBox = ({ x, y }: Spot, view: View): Box => ({
  left: view.x + (x - 0.5) * view.tile,
  top: view.y + (y - 0.5) * view.tile,
  right: view.x + (x + 0.5) * view.tile,
  bottom: view.y + (y + 0.5) * view.tile,
})

const isWithin = (box: Box, room: Box): boolean =>
  box.left >= room.left - SLACK &&
  box.top >= room.top - SLACK &&
  box.right <= room.right + SLACK &&
  box.bottom <= room.bottom + SLACK

/**
 * The points to try for a sign: the nearest to its home in what is seen, from there along the edge of its side, and then
 * further in, beside what hangs in the corners.
 */
function alongEdge(home: Spot, side: Direction, tile: number, seen: Box, corners: readonly Box[]): Spot[] {
  const sign = signBox({ x: 0, y: 0 }, tile)
  const x = within(home.x, seen.left - sign.left, seen.right - sign.right)
  const y = within(home.y, seen.top - sign.top, seen.bottom - sign.bottom)
  if (side === 'north' || side === 'south') {
    const beside = corners.map(({ top, bottom }) => (top > seen.top ? top - sign.bottom : bottom - sign.top))
    return [y, ...beside].flatMap((row) =>
      shifted(x, seen.right - seen.left).map((at) => ({ x: at, y: row })),
    )
  }
  const beside = corners.map(({ left, right }) => (left > seen.left ? left - sign.right : right - sign.left))
  return [x, ...beside].flatMap((row) => shifted(y, seen.bottom - seen.top).map((at) => ({ x: row, y: at })))
}

/** From a value further and further away from it, both ways. */
const shifted = (from: number, most: number): number[] => {
  const steps = Array.from({ length: Math.ceil(Math.max(0, most) / STEP) }, (_, step) => (step + 1) * STEP)
  return [from, ...steps.flatMap((step) => [from + step, from - step])]
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most))
