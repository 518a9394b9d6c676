import { ALL_SEATS, type Outcome, type Seat, type State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { allPlaces, fortOn, freePlaces, hasFallen, isBesieged, landAt, worthOf } from './places.ts'

export const isOver = ({ outcome }: State): boolean => outcome !== null

/** Returns the countries that have not fallen, in the order of play. */
export const seatsLeft = (state: State): Seat[] =>
  ALL_SEATS.filter((seat) => seat < state.armies.length && !hasFallen(state, seat))

/** Ends the game at once; seat on turn and round stay unchanged (section 10). */
export function endGame({ state, emit }: RuleContext, outcome: Outcome): void {
  state.outcome = outcome
  state.phase = 'over'
  state.actions = 0
  state.turned = false
  state.built = []
  emit?.({ type: 'over', winners: outcome.winners, by: outcome.by })
}

/** Returns the worth of all places of a country that are not besieged. */
export const freeWorth = (state: State, seat: Seat): number =>
  freePlaces(state, seat).reduce((sum, place) => sum + worthOf(state, place), 0)

/** Returns the worth of all places that a country besieges. */
export function siegeWorth(state: State, seat: Seat): number {
  let sum = 0
  for (const place of allPlaces(state)) {
    const isOurs = fortOn(state, place) === seat && landAt(state, place).owner !== seat
    if (isOurs && isBesieged(state, place)) sum += worthOf(state, place)
  }
  return sum
}

/**
 * Returns the winners at winter, among the countries that have not fallen. The most worth of free places wins, then the most worth of
 * sieges [F 13]. A remaining tie goes to `preferred` if it is tied, else it is shared [F 16].
 */
export function bestOff(state: State, preferred: Seat | null): Seat[] {
  const free = most(seatsLeft(state), (seat) => freeWorth(state, seat))
  const best = most(free, (seat) => siegeWorth(state, seat))
  return preferred !== null && best.includes(preferred) ? [preferred] : best
}

function most(seats: readonly Seat[], worth: (seat: Seat) => number): Seat[] {
  const worths = seats.map(worth)
  const highest = Math.max(...worths)
  return seats.filter((_, index) => worths[index] === highest)
}
