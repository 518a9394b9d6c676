import {
  type Action,
  copyOf,
  fortland,
  isPassing,
  nextSeat,
  type Rules,
  SEATS,
  type Seat,
  type State,
  seatsLeft,
} from '../../../engine/fortland/index.ts'
import { scriptedRng } from '../../../engine/kernel/index.ts'

/** Foresight sets the result of a roll directly, so any use of the rng is an error. */
const NO_LUCK = scriptedRng({})

/** Returns the position after a listed action. The action must not need the rng. */
export function after(state: State, action: Action): State {
  const next = copyOf(state)
  fortland.apply({ state: next, chance: NO_LUCK }, action)
  return next
}

/** A possible sum of the dice, and the number of dice results that give it. */
export interface RollSum {
  readonly sum: number
  readonly ways: number
}

const FACES = 6

const ONE_DIE: readonly RollSum[] = Array.from({ length: FACES }, (_, index) => ({ sum: index + 1, ways: 1 }))

const TWO_DICE: readonly RollSum[] = Array.from({ length: 2 * FACES - 1 }, (_, index) => ({
  sum: index + 2,
  ways: FACES - Math.abs(index + 1 - FACES),
}))

/** Returns all possible sums of a roll, smallest first. */
export const rollsOf = ({ dice }: Rules): readonly RollSum[] => (dice === 1 ? ONE_DIE : TWO_DICE)

/** Returns the number of equally likely dice results. */
export const waysToRoll = ({ dice }: Rules): number => FACES ** dice

/** Returns the turn of a country after a roll, on the present board. */
export const turnOf = (state: State, seat: Seat, actions: number): State => ({
  ...copyOf(state),
  phase: 'act',
  onTurn: seat,
  actions,
  turned: false,
  built: [],
})

/** Returns the countries that play before a seat's next turn, in order. Includes the country on turn, unless that is the seat itself. */
export function seatsBefore(state: State, seat: Seat): Seat[] {
  const first = state.onTurn === seat ? nextSeat(state) : state.onTurn
  const wait = (one: Seat): number => (one - first + SEATS.length) % SEATS.length
  return seatsLeft(state)
    .filter((one) => one !== seat && wait(one) < wait(seat))
    .sort((one, other) => wait(one) - wait(other))
}

/** Returns the position after the army on turn has passed the armies in its way, as it must [F 5]. */
export function withRoom(state: State): State {
  let now = state
  while (now.phase === 'act' && isPassing(now)) now = after(now, { type: 'march' })
  return now
}
