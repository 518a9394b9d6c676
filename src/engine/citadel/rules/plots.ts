import { asPlot, groundOf, type Plot } from '../board.ts'
import { type BuildingId, buildingOf, type Category } from '../buildings.ts'
import type { Seat, State } from '../state.ts'

type Town = Pick<State, 'owners' | 'buildings'>

export const ownerOf = ({ owners }: Pick<State, 'owners'>, plot: Plot): Seat | null => owners[plot] ?? null

/** Returns the building on a plot, with or without an owner. */
export const standingOn = ({ buildings }: Pick<State, 'buildings'>, plot: Plot): BuildingId | null =>
  buildings[plot] ?? null

/** Returns the plots of a seat, by name. */
export function plotsOf({ owners }: Pick<State, 'owners'>, seat: Seat): Plot[] {
  const own: Plot[] = []
  for (let plot = 0; plot < owners.length; plot++) if (owners[plot] === seat) own.push(asPlot(plot))
  return own
}

/** Returns a seat's plots that have a building. */
export const builtOn = (town: Town, seat: Seat): { plot: Plot; building: BuildingId }[] =>
  plotsOf(town, seat).flatMap((plot) => {
    const building = standingOn(town, plot)
    return building ? [{ plot, building }] : []
  })

/** Counts a seat's buildings of a category. */
export function countBuilt({ owners, buildings }: Town, seat: Seat, category: Category): number {
  let count = 0
  for (let plot = 0; plot < owners.length; plot++) {
    const building = owners[plot] === seat ? buildings[plot] : null
    if (building && buildingOf(building).category === category) count += 1
  }
  return count
}

/** True if a plot has a neighbour that the seat owns. */
export const bordersOn = (town: Town, plot: Plot, seat: Seat): boolean =>
  groundOf(plot).neighbours.some((beside) => ownerOf(town, beside) === seat)

/** Returns the plot with the fewest dots; the first by name in a tie. */
export const fewestDots = (plots: readonly Plot[]): Plot[] => {
  const fewest = Math.min(...plots.map((plot) => groundOf(plot).dots))
  return plots.filter((plot) => groundOf(plot).dots === fewest)
}
