import {
  allPlaces,
  fortOn,
  hasFallen,
  isBesieged,
  landAt,
  type Seat,
  type State,
  seatsOf,
  worthOf,
} from '../../../engine/fortland/index.ts'

/** Values in the evaluation (law, section 13): places are multiplied by their worth, the rest counts per piece. */
const FREE = 10
const FORTIFIED = 14
const SIEGE = 5
const LAST_PLACE = -18
const FALLEN = -500
const WON = 2000

/** Returns the value of a position for each country: its assets minus the mean of the others' assets. */
export function valuesOf(state: State): number[] {
  const worths = worthsOf(state)
  const all = worths.reduce((sum, worth) => sum + worth, 0)
  return worths.map((worth) => worth - (all - worth) / (worths.length - 1))
}

/** Returns the value of a position for one country. */
export const valueFor = (state: State, seat: Seat): number => valuesOf(state)[seat] ?? 0

/** Returns the assets of each country. */
function worthsOf(state: State): number[] {
  const worths = state.armies.map(() => 0)
  const free = state.armies.map(() => 0)
  const add = (seat: Seat, worth: number) => {
    worths[seat] = (worths[seat] ?? 0) + worth
  }
  for (const place of allPlaces(state)) {
    const { owner } = landAt(state, place)
    const fort = fortOn(state, place)
    if (isBesieged(state, place)) {
      if (fort !== null) add(fort, SIEGE)
      continue
    }
    free[owner] = (free[owner] ?? 0) + 1
    add(owner, (fort === owner ? FORTIFIED : FREE) * worthOf(state, place))
  }
  return seatsOf(state).map((seat) => endWorth(state, seat) ?? (worths[seat] ?? 0) + cornered(free[seat]))
}

const cornered = (free = 0): number => (free === 1 ? LAST_PLACE : 0)

/** Returns the value of a country that has won or fallen, or null while it plays. A shared win is divided. */
function endWorth(state: State, seat: Seat): number | null {
  const { outcome } = state
  if (outcome?.winners.includes(seat)) return WON / outcome.winners.length
  return hasFallen(state, seat) ? FALLEN : null
}
