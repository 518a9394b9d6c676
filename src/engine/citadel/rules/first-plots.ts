import { groundOf, PLOTS, type Plot } from '../board.ts'
import type { Seat, State } from '../state.ts'
import { bordersOn, ownerOf, plotsOf } from './plots.ts'

/** Limits for first plots of a seat: minimum and maximum number, and maximum of dots in total (section 3) [C 10]. */
export interface Allotment {
  readonly fewest: number
  readonly most: number
  readonly dots: number
}

const USUAL: Allotment = { fewest: 2, most: 3, dots: 10 }
const OF_TWO: Allotment = { fewest: 5, most: 5, dots: 20 }

/** True if two people play by the rules of two with five plots each. */
export const playsForPlots = ({ rules, seats }: Pick<State, 'rules' | 'seats'>): boolean =>
  rules.two === 'plots' && seats.length === 2

/** Returns the limits for first plots in this game. */
export const allotmentOf = (state: Pick<State, 'rules' | 'seats'>): Allotment =>
  playsForPlots(state) ? OF_TWO : USUAL

const dotsOf = (plots: readonly Plot[]): number => plots.reduce((sum, plot) => sum + groundOf(plot).dots, 0)

/** True if a seat has the minimum number of first plots. */
export const hasEnough = (state: State, seat: Seat): boolean =>
  plotsOf(state, seat).length >= allotmentOf(state).fewest

/** True if a plot is free and is not beside a plot of the seat [C 9]. */
const isApart = (state: State, seat: Seat, plot: Plot): boolean =>
  ownerOf(state, plot) === null && !bordersOn(state, plot, seat)

/** True if the plot fits the limit of dots. One dot must be left for each plot that is still required [C 9]. */
function isWithin(state: State, seat: Seat, plot: Plot): boolean {
  const { fewest, dots } = allotmentOf(state)
  const own = plotsOf(state, seat)
  const owed = Math.max(0, fewest - own.length - 1)
  return dotsOf(own) + groundOf(plot).dots + owed <= dots
}

/** Returns why a seat may not choose a plot, or null. */
export function refuseFirstPlot(
  state: State,
  seat: Seat,
  plot: Plot,
): 'plot-taken' | 'borders-own' | 'too-many-dots' | null {
  if (ownerOf(state, plot) !== null) return 'plot-taken'
  if (bordersOn(state, plot, seat)) return 'borders-own'
  if (isWithin(state, seat, plot)) return null
  return relieved(state, seat).includes(plot) ? null : 'too-many-dots'
}

/** Relaxes the limit if a plot is required and none fits: returns the free plots with the fewest dots [C 9]. */
function relieved(state: State, seat: Seat): Plot[] {
  if (hasEnough(state, seat)) return []
  const apart = PLOTS.filter((plot) => isApart(state, seat, plot))
  if (apart.some((plot) => isWithin(state, seat, plot))) return []
  const fewest = Math.min(...apart.map((plot) => groundOf(plot).dots))
  return apart.filter((plot) => groundOf(plot).dots === fewest)
}

/** Returns every plot that a seat may choose now, by name. */
export const firstPlots = (state: State, seat: Seat): Plot[] =>
  PLOTS.filter((plot) => refuseFirstPlot(state, seat, plot) === null)
