import { screenGrowth } from '../../../../../ui/page/ui-scale.ts'
import type { Size } from '../../../../../ui/stage/camera/camera-view.ts'
import type { CoveredParts } from '../../../../../ui/stage/camera/corners.ts'

/** The size of a plate that asks for a side, in pixels at UI scale 1 (see sides.module.css). */
const PLATE: Size = { width: 126, height: 88 }

/** The gap between a plate and the forest for its point, in pixels. */
export const PLATE_GAP = 14

/** The size of a plate at the current UI scale, in pixels. */
export const plateSize = (): Size => ({
  width: PLATE.width * screenGrowth(),
  height: PLATE.height * screenGrowth(),
})

/** Adds room for the plates to the covered parts of the board. Each plate is outside the forest, on its side. */
export const withPlates = (cover: CoveredParts): CoveredParts => besidePlates(cover, 1)

/** Removes that room again. */
export const withoutPlates = (cover: CoveredParts): CoveredParts => besidePlates(cover, -1)

function besidePlates({ top, right, bottom, left, ...corners }: CoveredParts, times: 1 | -1): CoveredParts {
  const { width, height } = plateSize()
  const across = (width + PLATE_GAP) * times
  const down = (height + PLATE_GAP) * times
  return { top: top + down, right: right + across, bottom: bottom + down, left: left + across, ...corners }
}
