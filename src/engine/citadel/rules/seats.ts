import { ALL_SEATS, KNIGHTS, type Seat, type State } from '../state.ts'

/** All seats of a game in order, including those that have given up. */
export const seatsOf = ({ seats }: Pick<State, 'seats'>): readonly Seat[] => ALL_SEATS.slice(0, seats.length)

/** Seats that have not given up, in order. */
export const playing = (state: Pick<State, 'seats'>): Seat[] =>
  seatsOf(state).filter((seat) => !state.seats[seat]?.out)

/** Seats that have not given up, clockwise from `first` [C 12]. */
export function clockwiseFrom(state: Pick<State, 'seats'>, first: Seat): Seat[] {
  const all = playing(state)
  return [...all.filter((seat) => seat >= first), ...all.filter((seat) => seat < first)]
}

/** Returns the next seat on turn; the same one if no other plays. */
export function nextSeat(state: Pick<State, 'seats' | 'onTurn'>): Seat {
  const all = playing(state)
  return all.find((seat) => seat > state.onTurn) ?? all[0] ?? state.onTurn
}

export function seatOf(state: Pick<State, 'seats'>, seat: Seat) {
  const found = state.seats[seat]
  if (!found) throw new Error(`Unknown seat ${seat}.`)
  return found
}

/** True if two people control two Orders each: seats 1 and 3, and seats 2 and 4 [C 10]. */
export const leadsTwo = ({ rules, seats }: Pick<State, 'rules' | 'seats'>): boolean =>
  rules.two === 'orders' && seats.length === 4

/** True if two seats belong to one person. True for a seat and itself. */
export const isSamePerson = (state: Pick<State, 'rules' | 'seats'>, one: Seat, other: Seat): boolean =>
  one === other || (leadsTwo(state) && one % 2 === other % 2)

/** Returns all seats of the people at these seats: they share their knowledge. */
export const seatsOfPeople = (state: Pick<State, 'rules' | 'seats'>, ...seats: readonly Seat[]): Seat[] =>
  seatsOf(state).filter((other) => seats.some((seat) => isSamePerson(state, seat, other)))

/** True if two seats are rivals. Orders of one person are not [C 10]. */
export const areRivals = (state: Pick<State, 'rules' | 'seats'>, one: Seat, other: Seat): boolean =>
  !isSamePerson(state, one, other)

/** Adds `count` bricks to a seat. A negative count takes at most the bricks that it has. Returns the signed change. */
export function moveBricks(state: State, seat: Seat, count: number): number {
  const purse = seatOf(state, seat)
  const moved = Math.max(count, -purse.bricks)
  purse.bricks += moved
  return moved
}

/** Returns the Knights of a seat that are not on a plot. */
export function knightsLeft({ owners }: Pick<State, 'owners'>, seat: Seat): number {
  let left = KNIGHTS
  for (const owner of owners) if (owner === seat) left -= 1
  return left
}
