import { DIRECTIONS, type Direction } from '../../../../../engine/kernel/index.ts'
import type { BoardPoint, BoardRect } from '../../../../../ui/stage/board-point.ts'
import type { CameraView, Size } from '../../../../../ui/stage/camera/camera-view.ts'
import { type CoveredParts, cornerBox, overlaps } from '../../../../../ui/stage/camera/corners.ts'
import { type DetailLevel, detailFor } from '../../../art/index.ts'
import type { SignSpots } from './sign-spots.ts'

/** The width of a sign in pixels, and its height as a fraction of it; at small zooms it is only a die (see sides.module.css). */
const WIDE = { least: 56, most: 116, part: 0.98, high: 40 / 116 }
const COMPACT = 44

/** The minimum touch size in pixels, with the picture in the middle. */
const PRESSED = 44

/** The gap between a post and the edge of the view in pixels, and an invisible tolerance. */
const EDGE = 4
const SLACK = 0.5

/** The distance between the spots that a sign tries along the edge, in pixels. */
const STEP = 12

/** The box of a sign around a point of the viewport, in pixels. */
export function signBox({ x, y }: BoardPoint, tile: number): BoardRect {
  const full = Math.min(Math.max(WIDE.least, tile * WIDE.part), WIDE.most)
  const [width, height] = isFar(detailFor(tile))
    ? [COMPACT, COMPACT]
    : [full, Math.max(PRESSED, full * WIDE.high)]
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** True if a sign shows only its die at this tile size. */
export const isFar = (level: DetailLevel): boolean => level >= 1

/** The visible part of the board. */
export interface Looked {
  view: CameraView
  size: Size
  cover: CoveredParts
}

/**
 * Returns the spots of the four signs in the view. Signs that are off-screen, covered or blocked by another sign move to the edge on their
 * side, if possible clear of tiles and tools. They no longer mark the entrance then. `boxOf`: the box of a sign around its spot, in pixels.
 */
export function signsInSight(
  spots: SignSpots,
  forest: readonly BoardPoint[],
  { view, size, cover }: Looked,
  boxOf = signBox,
): SignSpots {
  const { x, y, tile } = view
  const seen = {
    left: cover.left + EDGE,
    top: cover.top + EDGE,
    right: size.width - cover.right - EDGE,
    bottom: size.height - cover.bottom - EDGE,
  }
  const corners = (cover.corners ?? []).map((corner) => cornerBox(corner, size, cover))
  const homes = DIRECTIONS.map((side) => ({ x: x + spots[side].x * tile, y: y + spots[side].y * tile }))
  const isFree = (point: BoardPoint) => {
    const box = boxOf(point, tile)
    return isWithin(box, seen) && !corners.some((corner) => overlaps(corner, box))
  }
  const clears = (point: BoardPoint, others: readonly BoardRect[]) =>
    !others.some((other) => overlaps(other, boxOf(point, tile)))
  const standing: BoardRect[] = []
  const stays = homes.map((home) => {
    const isHome = isFree(home) && clears(home, standing)
    if (isHome) standing.push(boxOf(home, tile))
    return isHome
  })
  if (stays.every(Boolean)) return spots
  const tiles = forest.map((spot) => tileBox(spot, view))
  const found = { ...spots }
  for (const [index, side] of DIRECTIONS.entries()) {
    const home = homes[index]
    if (!home || stays[index]) continue
    const along = alongEdge(home, side, boxOf({ x: 0, y: 0 }, tile), seen, corners).filter(isFree)
    const beside = along.filter((point) => clears(point, standing))
    const point = beside.find((one) => clears(one, tiles)) ?? beside[0] ?? along[0]
    if (!point) continue
    standing.push(boxOf(point, tile))
    found[side] = { x: (point.x - x) / tile, y: (point.y - y) / tile, enters: false }
  }
  return found
}

const tileBox = ({ x, y }: BoardPoint, view: CameraView): BoardRect => ({
  left: view.x + (x - 0.5) * view.tile,
  top: view.y + (y - 0.5) * view.tile,
  right: view.x + (x + 0.5) * view.tile,
  bottom: view.y + (y + 0.5) * view.tile,
})

const isWithin = (box: BoardRect, room: BoardRect): boolean =>
  box.left >= room.left - SLACK &&
  box.top >= room.top - SLACK &&
  box.right <= room.right + SLACK &&
  box.bottom <= room.bottom + SLACK

/**
 * The points to try for a sign: the visible point nearest to its own spot, then along the edge of its side, and then further in, beside
 * tools in the corners.
 */
function alongEdge(
  home: BoardPoint,
  side: Direction,
  sign: BoardRect,
  seen: BoardRect,
  corners: readonly BoardRect[],
): BoardPoint[] {
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

/** Values at increasing distances from `from`, in both directions. */
const shifted = (from: number, most: number): number[] => {
  const steps = Array.from({ length: Math.ceil(Math.max(0, most) / STEP) }, (_, step) => (step + 1) * STEP)
  return [from, ...steps.flatMap((step) => [from + step, from - step])]
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most))
