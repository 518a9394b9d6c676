import { fitView, type Inset, NO_INSET, type Size } from '../camera/view.ts'
import type { Box } from '../layout.ts'

/** How much of the board the signs that ask for a side take of it, in pixels (see sides.module.css). */
const SIGNS = {
  large: { high: 98, west: 130, east: 188 },
  small: { high: 80, west: 108, east: 108 },
} as const

/** Between a sign and the forest, in pixels. */
const GAP = 8

/** Where the signs stand while they ask, and what is then covered of the board. */
export interface BesideSigns {
  /** North and south stand above and below that of the west: the forest is high and narrow. */
  aside: boolean
  inset: Inset
}

/** The places of the signs at which none of them lies over the forest, and the forest is shown largest. */
export function besideSigns(box: Box, size: Size, clear: Inset, small: boolean): BesideSigns {
  const { high, west, east } = SIGNS[small ? 'small' : 'large']
  const less = (part: Partial<Inset>): Inset => {
    const { top, right, bottom, left } = { ...NO_INSET, ...part }
    return {
      top: clear.top + top + GAP,
      right: clear.right + right + GAP,
      bottom: clear.bottom + bottom + GAP,
      left: clear.left + left + GAP,
    }
  }
  const [round, beside] = [
    less({ top: high, right: east, bottom: high, left: west }),
    less({ right: east, left: west }),
  ]
  const tile = (inset: Inset) => fitView(box, size, inset).tile
  const aside = tile(beside) > tile(round)
  return { aside, inset: aside ? beside : round }
}
