import { eastOf, type Place, southOf } from '../../../../../engine/kernel/index.ts'
import type { PlaneLayout } from '../../../../../ui/input/plane-roving.ts'
import { spotOf } from '../../forest/layout.ts'

/** Places as a grid is read: row by row from the north, each row from the west. */
interface Rows {
  /** How many places the grid is high and wide, with those that are empty. */
  high: number
  wide: number
  /** `north` and `west` of a place: its number in the grid, from 1, as readers count rows and columns. */
  rows: { north: number; cells: { place: Place; west: number }[] }[]
}

/** Arrow keys rather go straight on over a gap than aside. */
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
