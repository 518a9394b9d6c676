import { groundOf, PLOTS, type Plot, RINGS, type Ring } from '../../../../engine/citadel/index.ts'
import { arrowOf, nextByKey } from '../../../../ui/input/roving.ts'
import { wedgeAt } from '../../art/town/index.ts'

/** The plots of each ring, clockwise from sector a; rows of the grid from the wall to the square. */
export const ROWS: readonly (readonly Plot[])[] = RINGS.toReversed().map((ring) =>
  PLOTS.filter((plot) => groundOf(plot).ring === ring).sort(
    (one, other) => wedgeAt(one).from - wedgeAt(other).from,
  ),
)

const rowOf = (ring: Ring): number =>
  ROWS.findIndex(([first]) => first !== undefined && groundOf(first).ring === ring)

/** The plot that an arrow leads to: on along the ring, which has no end, or to the ring outside or inside; null for any other key. */
export function plotByKey(plot: Plot, key: string): Plot | null {
  const row = rowOf(groundOf(plot).ring)
  const arrow = arrowOf(key)
  if (arrow && arrow.y !== 0) return across(plot, row + arrow.y)
  const plots = ROWS[row] ?? []
  const next = key === 'End' ? null : nextByKey(plots.indexOf(plot), key, plots.length, 'row')
  return next === null ? null : (plots[next] ?? plot)
}

/** The plot of another row that lies behind the middle of this one: of two the first, clockwise. */
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

/** The next of some plots after one, in the order of their names, and round again; null where there is none. */
export const nextOf = (plots: readonly Plot[], after: Plot | null): Plot | null =>
  plots.find((plot) => after !== null && plot > after) ?? plots[0] ?? null
