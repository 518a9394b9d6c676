import type { Table } from '../kind.ts'
import { ALL_SEATS, type Outcome, type Seat, type State } from '../state.ts'
import { allPlaces, fortOn, freePlaces, hasFallen, isBesieged, landAt, worthOf } from './places.ts'

/** Whether the game has ended. */
export const isOver = ({ outcome }: State): boolean => outcome !== null

/** The countries that have not fallen, in the order of play. */
export const seatsLeft = (state: State): Seat[] =>
  ALL_SEATS.filter((seat) => seat < state.armies.length && !hasFallen(state, seat))

/** Ends the game at once; the seat on turn and the round stay as they stood (section 10). */
export function endGame({ state, emit }: Table, outcome: Outcome): void {
  state.outcome = outcome
  state.phase = 'over'
  state.actions = 0
  state.turned = false
  state.built = []
  emit?.({ type: 'over', winners: outcome.winners, by: outcome.by })
}

/** The worth of all places of a country that are not besieged. */
export const freeWorth = (state: State, seat: Seat): number =>
  freePlaces(state, seat).reduce((sum, place) => sum + worthOf(state, place), 0)

/** The worth of all places that a country besieges. */
export function siegeWorth(state: State, seat: Seat): number {
  let sum = 0
  for (const place of allPlaces(state)) {
    const isOurs = fortOn(state, place) === seat && landAt(state, place).owner !== seat
    if (isOurs && isBesieged(state, place)) sum += worthOf(state, place)
  }
  return sum
}

/**
 * Who has won when winter comes: of the countries not fallen the one with the most free places by worth, of equal ones
 * the one with the most sieges [F 13]; of those still equal `preferred`, if it is among them, else all [F 16].
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
