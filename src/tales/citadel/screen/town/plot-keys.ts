import { groundOf, PLOTS, type Plot, RINGS, type Ring } from '../../../../engine/citadel/index.ts'
import { arrowOf, nextByKey } from '../../../../ui/input/rove.ts'
import { wedgeAt } from '../../art/town/index.ts'

/** Rows of the grid, from the wall to the square: the plots of each ring, clockwise from sector a. */
export const ROWS: readonly (readonly Plot[])[] = RINGS.toReversed().map((ring) =>
  PLOTS.filter((plot) => groundOf(plot).ring === ring).sort(
    (one, other) => wedgeAt(one).from - wedgeAt(other).from,
  ),
)

const rowOf = (ring: Ring): number =>
  ROWS.findIndex(([first]) => first !== undefined && groundOf(first).ring === ring)

/** Returns the plot that an arrow key moves to: along the ring, which wraps around, or to the next ring. Null for other keys. */
export function plotByKey(plot: Plot, key: string): Plot | null {
  const row = rowOf(groundOf(plot).ring)
  const arrow = arrowOf(key)
  if (arrow && arrow.y !== 0) return across(plot, row + arrow.y)
  const plots = ROWS[row] ?? []
  const next = key === 'End' ? null : nextByKey(plots.indexOf(plot), key, plots.length, 'row')
  return next === null ? null : (plots[next] ?? plot)
}

/** Returns the plot of another row beyond the middle of this one; the first one clockwise if two share it. */
function across(plot: Plot, row: number): Plot {
  const { from, to } = wedgeAt(plot)
  const middle = (from + to) / 2
  return (
    ROWS[row]?.find((other) => {
      const wedge = wedgeAt(other)
      return wedge.from < middle && middle <= wedge.to
    }) ?? plot
  )
}

/** Returns the next of some plots after one, by name, with wrap-around; null if there are none. */
export const nextOf = (plots: readonly Plot[], after: Plot | null): Plot | null =>
  plots.find((plot) => after !== null && plot > after) ?? plots[0] ?? null
