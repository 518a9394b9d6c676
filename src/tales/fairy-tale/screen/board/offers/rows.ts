import { eastOf, type Place, southOf } from '../../../../../engine/kernel/index.ts'
import type { PlaneLayout } from '../../../../../ui/input/plane-layout.ts'
import { spotOf } from '../../forest/layout.ts'

/** Places in reading order: row by row from the north, each row from the west. */
interface Rows {
  /** The size of the grid in places, including empty ones. */
  high: number
  wide: number
  /** `north` and `west`: the row and column of a place, from 1, as screen readers count. */
  rows: { north: number; cells: { place: Place; west: number }[] }[]
}

/** Arrow keys prefer a place straight ahead beyond a gap to one at the side. */
export const SQUARES: PlaneLayout<Place> = { spotOf, aside: 2.5 }

export function inRows(places: readonly Place[]): Rows {
  const sorted = [...places].sort((a, b) => southOf(a) - southOf(b) || eastOf(a) - eastOf(b))
  const souths = [...new Set(sorted.map(southOf))]
  const easts = sorted.map(eastOf)
  const [top, left] = [Math.min(...souths), Math.min(...easts)]
  return {
    high: Math.max(...souths) - top + 1,
    wide: Math.max(...easts) - left + 1,
    rows: souths.map((south) => ({
      north: south - top + 1,
      cells: sorted
        .filter((place) => southOf(place) === south)
        .map((place) => ({ place, west: eastOf(place) - left + 1 })),
    })),
  }
}
