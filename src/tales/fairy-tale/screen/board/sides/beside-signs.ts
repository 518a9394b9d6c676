import { screenGrowth } from '../../../../../ui/page/screen-growth.ts'
import { fitView, type Inset, type Size } from '../../../../../ui/stage/camera/view.ts'
import type { Box } from '../../../../../ui/stage/spot.ts'

/** How much of the board the signs that ask for a side take of it, in pixels of a usual screen (see sides.module.css). */
const SIGNS = {
  large: { high: 114, west: 130, east: 188 },
  small: { high: 92, west: 108, east: 108 },
} as const

/** So much larger the forest must become for a sign to leave its own side. */
const WORTH = 1.25

/** Between a sign and the forest, in pixels. */
const GAP = 8

/**
 * Where the signs stand while they ask: each at its side; north and south above and below that of the west,
 * where the forest is high; west and east beside that of the north, where it is broad.
 */
export type SignPlaces = 'round' | 'column' | 'row'

/** Where the signs stand, and what is then covered of the board. */
export interface BesideSigns {
  places: SignPlaces
  inset: Inset
}

/** The places of the signs at which none of them lies over the forest, and the forest is shown large. */
export function besideSigns(box: Box, size: Size, clear: Inset, small: boolean): BesideSigns {
  const { high, west, east } = SIGNS[small ? 'small' : 'large']
  const grown = small ? 1 : screenGrowth()
  const less = (across: boolean, down: boolean): Inset => ({
    top: clear.top + (down ? high * grown : 0) + GAP,
    right: clear.right + (across ? east * grown : 0) + GAP,
    bottom: clear.bottom + (down ? high * grown : 0) + GAP,
    left: clear.left + (across ? west * grown : 0) + GAP,
  })
  const choices: readonly BesideSigns[] = [
    { places: 'round', inset: less(true, true) },
    { places: 'column', inset: less(true, false) },
    { places: 'row', inset: less(false, true) },
  ]
  const tile = ({ inset }: BesideSigns) => fitView(box, size, inset).tile
  return choices.reduce((best, one) => (tile(one) > tile(best) * WORTH ? one : best))
}
