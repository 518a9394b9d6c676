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

/** What things are worth (law, section 13): places by their worth, the others by the piece. */
const FREE = 10
const FORTIFIED = 14
const SIEGE = 5
const LAST_PLACE = -18
const FALLEN = -500
const WON = 2000

/** How a position stands for each country: what it has, less the mean of what the others have. */
export function valuesOf(state: State): number[] {
  const worths = worthsOf(state)
  const all = worths.reduce((sum, worth) => sum + worth, 0)
  return worths.map((worth) => worth - (all - worth) / (worths.length - 1))
}

/** How a position stands for a country. */
export const valueFor = (state: State, seat: Seat): number => valuesOf(state)[seat] ?? 0

/** What each country has. */
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

/** What a country has that has won or fallen; null for one that plays on. A victory that is shared is worth its share. */
function endWorth(state: State, seat: Seat): number | null {
  const { outcome } = state
  if (outcome?.winners.includes(seat)) return WON / outcome.winners.length
  return hasFallen(state, seat) ? FALLEN : null
}
