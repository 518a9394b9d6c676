import { shared } from '../../../../../ui/input/placement.ts'
import type { BoardRect } from '../../../../../ui/stage/board-point.ts'

/** The place of a ruler beside a forest: below it, or to the left of a high one. */
export interface RulerPlace {
  /** True if it is on the opposite side. */
  far: boolean
  /** True if it is outside the signs of the sides, with its numbers on the outer side of the line. */
  beyondSigns: boolean
}

/** Distance from the forest to the line, in tiles. */
export const awayOf = ({ beyondSigns }: RulerPlace): number => (beyondSigns ? 0.84 : 0.32)

/** Distances from the line to the edges of a ruler, in tiles: on the side of its numbers, and on the other side. */
const NUMBERS = 0.3
const DISC = 0.2

/** In the order of preference. */
const PLACES = [
  { far: false, beyondSigns: false },
  { far: true, beyondSigns: false },
  { far: false, beyondSigns: true },
  { far: true, beyondSigns: true },
] as const satisfies readonly RulerPlace[]

/** True for a forest with its ruler above or below, false for one with its ruler at a side. */
export const isWide = ({ left, top, right, bottom }: BoardRect): boolean => right - left >= bottom - top

/** Returns the rectangle of a ruler beside a forest, in tiles. */
export function rulerBox(forest: BoardRect, place: RulerPlace): BoardRect {
  const away = awayOf(place)
  const [inner, outer] = place.beyondSigns ? [DISC, NUMBERS] : [NUMBERS, DISC]
  const [least, most] = [away - inner, away + outer]
  if (isWide(forest))
    return place.far
      ? { ...forest, top: forest.top - most, bottom: forest.top - least }
      : { ...forest, top: forest.bottom + least, bottom: forest.bottom + most }
  return place.far
    ? { ...forest, left: forest.right + least, right: forest.right + most }
    : { ...forest, left: forest.left - most, right: forest.left - least }
}

const areaOf = ({ left, top, right, bottom }: BoardRect): number => (right - left) * (bottom - top)

/** Returns the place where a ruler is visible and overlaps nothing, or overlaps and loses least. All boxes are in tiles. */
export function placeRuler(
  forest: BoardRect,
  obstacles: readonly BoardRect[],
  visible: BoardRect,
): RulerPlace {
  const costOf = (place: RulerPlace): number => {
    const ruler = rulerBox(forest, place)
    const hidden = areaOf(ruler) - shared(ruler, visible)
    return obstacles.reduce((sum, obstacle) => sum + shared(ruler, obstacle), hidden)
  }
  return PLACES.reduce<RulerPlace>(
    (best, place) => (costOf(place) < costOf(best) - 1e-6 ? place : best),
    PLACES[0],
  )
}
