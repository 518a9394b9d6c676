import { groundOf, type Plot } from '../board.ts'
import { buildingOf, type Category } from '../buildings.ts'
import type { EventCardId } from '../event-cards.ts'
import type { Seat, State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { taxAll } from './income.ts'
import { drawInfluence } from './influence.ts'
import { destroy, vacate } from './losses.ts'
import { builtOn, countBuilt, fewestDots, plotsOf, standingOn } from './plots.ts'
import { pointsOf } from './score.ts'
import { clockwiseFrom, moveBricks, seatOf } from './seats.ts'

/** Maximum of bricks that an Event pays for possessions [C 21]. */
const MOST = 6

/** Seats with fewer plots than this lose none to an Event [C 22]. */
const PLOTS_TO_LOSE_ONE = 3

/** Applies an Event to all players. Choices become `questions` [C 21]. */
export function happen(context: RuleContext, name: EventCardId): void {
  if (isAsking(name)) return takePlots(context, name)
  context.emit?.({ type: 'event', name })
  EFFECTS[name](context)
}

/** Asks seats with a choice of plots. Seats with a single plot at risk lose it at once. */
function takePlots(context: RuleContext, name: Asking): void {
  const { state, emit } = context
  const losses = LOSSES[name](state)
  for (const { seat, plots } of losses)
    if (plots.length > 1) state.questions.push({ type: 'withdraw', seat, plots, because: name })
  emit?.({ type: 'event', name })
  for (const { plots } of losses) {
    const [sole, another] = plots
    if (sole !== undefined && another === undefined) vacate(context, sole, name)
  }
}

/** Events that ask for a Knight to withdraw. */
type Asking = Extract<EventCardId, 'plague' | 'call-to-arms'>

const isAsking = (name: EventCardId): name is Asking => name === 'plague' || name === 'call-to-arms'

/** A seat that must withdraw a Knight from one of these plots. */
interface Loss {
  readonly seat: Seat
  readonly plots: Plot[]
}

/** Every seat gains bricks, or pays if `count` is negative, clockwise from the seat on turn [C 12]. */
const everybody =
  (name: EventCardId, count: (state: State, seat: Seat) => number) =>
  ({ state, emit }: RuleContext): void => {
    for (const seat of clockwiseFrom(state, state.onTurn)) {
      const moved = moveBricks(state, seat, count(state, seat))
      if (moved !== 0) emit?.({ type: 'bricks', seat, count: moved, because: name })
    }
  }

const perBuilding =
  (category: Category) =>
  (state: State, seat: Seat): number =>
    Math.min(MOST, 2 * countBuilt(state, seat, category))

/** Effects of all Events except those that take plots. */
const EFFECTS: Readonly<Record<Exclude<EventCardId, Asking>, (context: RuleContext) => void>> = {
  'excellent-harvest': everybody(
    'excellent-harvest',
    (state, seat) => 3 * builtOn(state, seat).filter(({ building }) => building === 'flour-mill').length,
  ),
  'mild-winter': everybody('mild-winter', () => 2),
  'spring-fair': everybody('spring-fair', (state, seat) =>
    Math.min(MOST, plotsOf(state, seat).filter((plot) => groundOf(plot).road !== null).length),
  ),
  settlers: everybody('settlers', perBuilding('citizenry')),
  longships: everybody(
    'longships',
    (state, seat) => -plotsOf(state, seat).filter((plot) => groundOf(plot).byRiver).length,
  ),
  pilgrims: everybody('pilgrims', (state, seat) => (isLeast(state, seat) ? 4 : 0)),
  flood: everybody(
    'flood',
    (state, seat) => -2 * builtOn(state, seat).filter(({ plot }) => groundOf(plot).byRiver).length,
  ),
  'guild-feast': everybody('guild-feast', perBuilding('crafts')),
  'royal-tax': taxAll,
  fire,
  'golden-age': everybody('golden-age', (state, seat) => Math.min(MOST, builtOn(state, seat).length)),
  renaissance,
  'great-fair': everybody('great-fair', perBuilding('trade')),
}

/** True if no seat has fewer points. */
const isLeast = (state: State, seat: Seat): boolean =>
  clockwiseFrom(state, seat).every((other) => pointsOf(state, other) >= pointsOf(state, seat))

/** Returns the only seat with the highest count; null for a tie. */
function aloneFirst(state: State, count: (seat: Seat) => number): Seat | null {
  const counts = clockwiseFrom(state, state.onTurn).map((seat) => ({ seat, count: count(seat) }))
  const most = Math.max(...counts.map((one) => one.count))
  const first = counts.filter((one) => one.count === most)
  return first.length === 1 ? (first[0]?.seat ?? null) : null
}

/** Returns the bare plots with the fewest dots, for a seat with three plots or more. */
function plagued(state: State, seat: Seat): Plot[] {
  const plots = plotsOf(state, seat)
  if (plots.length < PLOTS_TO_LOSE_ONE) return []
  return fewestDots(plots.filter((plot) => standingOn(state, plot) === null))
}

/** The only seat with the most points loses the building of least value; then fewest dots, then plot name. */
function fire(context: RuleContext): void {
  const { state } = context
  const seat = aloneFirst(state, (one) => pointsOf(state, one))
  if (seat === null) return
  const [burns] = builtOn(state, seat).toSorted(
    (one, other) =>
      buildingOf(one.building).value - buildingOf(other.building).value ||
      groundOf(one.plot).dots - groundOf(other.plot).dots ||
      one.plot - other.plot,
  )
  if (burns) destroy(context, burns.plot, 'fire')
}

/** The only seat with the most plots, and at least three, must withdraw a Knight from a plot of its choice. */
function calledToArms(state: State): Loss[] {
  const seat = aloneFirst(state, (one) => plotsOf(state, one).length)
  const plots = seat === null ? [] : plotsOf(state, seat)
  return seat === null || plots.length < PLOTS_TO_LOSE_ONE ? [] : [{ seat, plots }]
}

/** Returns the losses of Events that take plots, clockwise from the seat on turn. */
const LOSSES: Readonly<Record<Asking, (state: State) => Loss[]>> = {
  plague: (state) =>
    clockwiseFrom(state, state.onTurn).map((seat) => ({ seat, plots: plagued(state, seat) })),
  'call-to-arms': calledToArms,
}

/** Gives an Influence card to every seat without one. */
function renaissance(context: RuleContext): void {
  const { state } = context
  for (const seat of clockwiseFrom(state, state.onTurn))
    if (seatOf(state, seat).influence.length === 0) drawInfluence(context, seat, 'renaissance')
}
