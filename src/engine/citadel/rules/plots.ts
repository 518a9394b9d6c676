import { asPlot, groundOf, type Plot } from '../board.ts'
import { type BuildingId, buildingOf, type Category } from '../buildings.ts'
import type { Seat, State } from '../state.ts'

type Town = Pick<State, 'owners' | 'buildings'>

export const ownerOf = ({ owners }: Pick<State, 'owners'>, plot: Plot): Seat | null => owners[plot] ?? null

/** What stands on a plot, whoever owns it. */
export const standingOn = ({ buildings }: Pick<State, 'buildings'>, plot: Plot): BuildingId | null =>
  buildings[plot] ?? null

/** The plots of a seat, in the order of their names. */
export function plotsOf({ owners }: Pick<State, 'owners'>, seat: Seat): Plot[] {
  const own: Plot[] = []
  for (let plot = 0; plot < owners.length; plot++) if (owners[plot] === seat) own.push(asPlot(plot))
  return own
}

/** A seat's plots with what stands on them, those without a building left out. */
export const builtOn = (town: Town, seat: Seat): { plot: Plot; building: BuildingId }[] =>
  plotsOf(town, seat).flatMap((plot) => {
    const building = standingOn(town, plot)
    return building ? [{ plot, building }] : []
  })

/** How many buildings of a category a seat owns. */
export function countBuilt({ owners, buildings }: Town, seat: Seat, category: Category): number {
  let count = 0
  for (let plot = 0; plot < owners.length; plot++) {
    const building = owners[plot] === seat ? buildings[plot] : null
    if (building && buildingOf(building).category === category) count += 1
  }
  return count
}

/** Whether a plot borders on one of a seat's. */
export const bordersOn = (town: Town, plot: Plot, seat: Seat): boolean =>
  groundOf(plot).neighbours.some((beside) => ownerOf(town, beside) === seat)

/** Of several plots the one with the fewest dots; of equals the first by name. */
export const fewestDots = (plots: readonly Plot[]): Plot[] => {
  const fewest = Math.min(...plots.map((plot) => groundOf(plot).dots))
  return plots.filter((plot) => groundOf(plot).dots === fewest)
}
