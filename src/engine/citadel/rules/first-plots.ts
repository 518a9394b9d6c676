import { groundOf, PLOTS, type Plot } from '../board.ts'
import type { Seat, State } from '../state.ts'
import { bordersOn, ownerOf, plotsOf } from './plots.ts'

/** Fewest and most first plots of a seat, and dots of all together (section 3) [C 10]. */
export interface Allotment {
  readonly fewest: number
  readonly most: number
  readonly dots: number
}

const USUAL: Allotment = { fewest: 2, most: 3, dots: 10 }
const OF_TWO: Allotment = { fewest: 5, most: 5, dots: 20 }

/** What two people play by, where that differs from the usual. */
export const playsForPlots = ({ rules, seats }: Pick<State, 'rules' | 'seats'>): boolean =>
  rules.two === 'plots' && seats.length === 2

/** How many first plots everybody takes, and of how many dots. */
export const allotmentOf = (state: Pick<State, 'rules' | 'seats'>): Allotment =>
  playsForPlots(state) ? OF_TWO : USUAL

const dotsOf = (plots: readonly Plot[]): number => plots.reduce((sum, plot) => sum + groundOf(plot).dots, 0)

/** Whether a seat has as many first plots as it must. */
export const hasEnough = (state: State, seat: Seat): boolean =>
  plotsOf(state, seat).length >= allotmentOf(state).fewest

/** Whether a plot is free and borders on none of a seat's own [C 9]. */
const isApart = (state: State, seat: Seat, plot: Plot): boolean =>
  ownerOf(state, plot) === null && !bordersOn(state, plot, seat)

/** Whether the dots of a plot are not too many: one must be left for each plot that is still owed [C 9]. */
function isWithin(state: State, seat: Seat, plot: Plot): boolean {
  const { fewest, dots } = allotmentOf(state)
  const own = plotsOf(state, seat)
  const owed = Math.max(0, fewest - own.length - 1)
  return dotsOf(own) + groundOf(plot).dots + owed <= dots
}

/** Why a seat may not choose a plot, which is known to be there; null if it may. */
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

/** Where nothing fits for a plot that is owed: the free ones of fewest dots, whatever the sum [C 9]. */
function relieved(state: State, seat: Seat): Plot[] {
  if (hasEnough(state, seat)) return []
  const apart = PLOTS.filter((plot) => isApart(state, seat, plot))
  if (apart.some((plot) => isWithin(state, seat, plot))) return []
  const fewest = Math.min(...apart.map((plot) => groundOf(plot).dots))
  return apart.filter((plot) => groundOf(plot).dots === fewest)
}

/** Every plot that a seat may choose now, by name. */
export const firstPlots = (state: State, seat: Seat): Plot[] =>
  PLOTS.filter((plot) => refuseFirstPlot(state, seat, plot) === null)
