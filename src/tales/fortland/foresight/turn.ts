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
import { scriptedChance } from '../../../engine/kernel/index.ts'

/** Nothing is rolled in what is foreseen: how many actions a roll would give is said. */
const NO_LUCK = scriptedChance({})

/** The position after an action that is listed and needs no luck. */
export function after(state: State, action: Action): State {
  const next = copyOf(state)
  fortland.apply({ state: next, chance: NO_LUCK }, action)
  return next
}

/** A number of actions that a roll may give, and in how many ways it does. */
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

/** Everything that a roll may give, the fewest actions first. */
export const rollsOf = ({ dice }: Rules): readonly RollSum[] => (dice === 1 ? ONE_DIE : TWO_DICE)

/** In how many ways the dice can fall. */
export const waysToRoll = ({ dice }: Rules): number => FACES ** dice

/** The turn of a country that has rolled so many actions, on the board as it is. */
export const turnOf = (state: State, seat: Seat, actions: number): State => ({
  ...copyOf(state),
  phase: 'act',
  onTurn: seat,
  actions,
  turned: false,
  built: [],
})

/** Who comes on turn before a country does (again), in that order; if another is on turn, it is the first of them. */
export function seatsBefore(state: State, seat: Seat): Seat[] {
  const first = state.onTurn === seat ? nextSeat(state) : state.onTurn
  const wait = (one: Seat): number => (one - first + SEATS.length) % SEATS.length
  return seatsLeft(state)
    .filter((one) => one !== seat && wait(one) < wait(seat))
    .sort((one, other) => wait(one) - wait(other))
}

/** The board as it is when the army on turn has passed those in its way, as it must [F 5]. */
export function withRoom(state: State): State {
  let now = state
  while (now.phase === 'act' && isPassing(now)) now = after(now, { type: 'march' })
  return now
}
