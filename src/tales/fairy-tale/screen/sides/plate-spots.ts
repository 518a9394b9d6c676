import { DIRECTIONS } from '../../../../engine/kernel/index.ts'
import type { BoardPoint, BoardRect } from '../../../../ui/stage/board-point.ts'
import { PLATE_GAP, plateSize, withoutPlates } from '../board/sides/plates.ts'
import { awayFrom, furtherOut, type SignSpots } from '../board/sides/sign-spots.ts'
import { type Looked, signsInSight } from '../board/sides/signs-in-sight.ts'

/** The distance of one step of a plate outward, in tiles. */
const STEP = 0.25

/** Returns the positions of the plates for a tile size in pixels. A plate moves outward until it covers no tile. */
function platesAt(signs: SignSpots, forest: readonly BoardPoint[], tile: number): SignSpots {
  const { width, height } = plateSize()
  const plates = awayFrom(signs, (PLATE_GAP + height / 2) / tile, (PLATE_GAP + width / 2) / tile)
  const reach = { x: width / 2 / tile + 0.5, y: height / 2 / tile + 0.5 }
  const isOver = (plate: BoardPoint) =>
    forest.some(({ x, y }) => Math.abs(x - plate.x) < reach.x && Math.abs(y - plate.y) < reach.y)
  for (const side of DIRECTIONS)
    while (isOver(plates[side])) plates[side] = furtherOut(side, plates[side], STEP)
  return plates
}

/** Returns the rectangle of a plate with this centre, in pixels. */
export function plateBox({ x, y }: BoardPoint): BoardRect {
  const { width, height } = plateSize()
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** Returns the positions of the plates in the visible part of the board. The plates replace the signs. */
export const platesInSight = (signs: SignSpots, forest: readonly BoardPoint[], looked: Looked): SignSpots =>
  signsInSight(
    platesAt(signs, forest, looked.view.tile),
    forest,
    { ...looked, cover: withoutPlates(looked.cover) },
    plateBox,
  )
