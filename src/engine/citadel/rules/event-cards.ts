import { groundOf, type Plot } from '../board.ts'
import { buildingOf, type Category } from '../buildings.ts'
import type { EventCardId } from '../event-cards.ts'
import type { Table } from '../kind.ts'
import type { Seat, State } from '../state.ts'
import { taxAll } from './income.ts'
import { drawInfluence } from './influence.ts'
import { destroy, vacate } from './losses.ts'
import { builtOn, countBuilt, fewestDots, plotsOf, standingOn } from './plots.ts'
import { pointsOf } from './score.ts'
import { clockwiseFrom, moveBricks, seatOf } from './seats.ts'

/** Most bricks that an Event pays for what somebody owns [C 21]. */
const MOST = 6

/** Plots that somebody must own at least to lose one by an Event [C 22]. */
const PLOTS_TO_LOSE_ONE = 3

/** What an Event does to every player; what it asks waits in `questions` [C 21]. */
export function happen(table: Table, name: EventCardId): void {
  if (isAsking(name)) return takePlots(table, name)
  table.emit?.({ type: 'event', name })
  EFFECTS[name](table)
}

/** Whoever may choose is asked, which waits until sole losses have come. */
function takePlots(table: Table, name: Asking): void {
  const { state, emit } = table
  const losses = LOSSES[name](state)
  for (const { seat, plots } of losses)
    if (plots.length > 1) state.questions.push({ type: 'withdraw', seat, plots, because: name })
  emit?.({ type: 'event', name })
  for (const { plots } of losses) {
    const [sole, another] = plots
    if (sole !== undefined && another === undefined) vacate(table, sole, name)
  }
}

/** The Events that ask from which plot a Knight leaves. */
type Asking = Extract<EventCardId, 'plague' | 'call-to-arms'>

const isAsking = (name: EventCardId): name is Asking => name === 'plague' || name === 'call-to-arms'

/** The plots of one of which a seat's Knight leaves. */
interface Loss {
  readonly seat: Seat
  readonly plots: Plot[]
}

/** Everybody gains, or pays with a negative count, clockwise from the seat on turn [C 12]. */
const everybody =
  (name: EventCardId, count: (state: State, seat: Seat) => number) =>
  ({ state, emit }: Table): void => {
    for (const seat of clockwiseFrom(state, state.onTurn)) {
      const moved = moveBricks(state, seat, count(state, seat))
      if (moved !== 0) emit?.({ type: 'bricks', seat, count: moved, because: name })
    }
  }

const perBuilding =
  (category: Category) =>
  (state: State, seat: Seat): number =>
    Math.min(MOST, 2 * countBuilt(state, seat, category))

/** What each Event does, but for the plots that it takes. */
const EFFECTS: Readonly<Record<Exclude<EventCardId, Asking>, (table: Table) => void>> = {
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

/** Whether nobody has fewer points. */
const isLeast = (state: State, seat: Seat): boolean =>
  clockwiseFrom(state, seat).every((other) => pointsOf(state, other) >= pointsOf(state, seat))

/** Who alone has most of something; null where two have. */
function aloneFirst(state: State, count: (seat: Seat) => number): Seat | null {
  const counts = clockwiseFrom(state, state.onTurn).map((seat) => ({ seat, count: count(seat) }))
  const most = Math.max(...counts.map((one) => one.count))
  const first = counts.filter((one) => one.count === most)
  return first.length === 1 ? (first[0]?.seat ?? null) : null
}

/** With three plots or more, the bare ones of fewest dots. */
function plagued(state: State, seat: Seat): Plot[] {
  const plots = plotsOf(state, seat)
  if (plots.length < PLOTS_TO_LOSE_ONE) return []
  return fewestDots(plots.filter((plot) => standingOn(state, plot) === null))
}

/** Whoever alone has most points loses the building of least value; then fewest dots, then plot name. */
function fire(table: Table): void {
  const { state } = table
  const seat = aloneFirst(state, (one) => pointsOf(state, one))
  if (seat === null) return
  const [burns] = builtOn(state, seat).toSorted(
    (one, other) =>
      buildingOf(one.building).value - buildingOf(other.building).value ||
      groundOf(one.plot).dots - groundOf(other.plot).dots ||
      one.plot - other.plot,
  )
  if (burns) destroy(table, burns.plot, 'fire')
}

/** Whoever alone has most plots, and three at least, withdraws from one of their choice. */
function calledToArms(state: State): Loss[] {
  const seat = aloneFirst(state, (one) => plotsOf(state, one).length)
  const plots = seat === null ? [] : plotsOf(state, seat)
  return seat === null || plots.length < PLOTS_TO_LOSE_ONE ? [] : [{ seat, plots }]
}

/** What the Events that take plots take of whom, clockwise from the seat on turn. */
const LOSSES: Readonly<Record<Asking, (state: State) => Loss[]>> = {
  plague: (state) =>
    clockwiseFrom(state, state.onTurn).map((seat) => ({ seat, plots: plagued(state, seat) })),
  'call-to-arms': calledToArms,
}

/** An Influence card for everybody who has none. */
function renaissance(table: Table): void {
  const { state } = table
  for (const seat of clockwiseFrom(state, state.onTurn))
    if (seatOf(state, seat).influence.length === 0) drawInfluence(table, seat, 'renaissance')
}
