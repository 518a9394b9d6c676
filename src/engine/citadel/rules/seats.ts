import { ALL_SEATS, KNIGHTS, type Seat, type State } from '../state.ts'

/** All seats of a game, in their order; those that have given up too. */
export const seatsOf = ({ seats }: Pick<State, 'seats'>): readonly Seat[] => ALL_SEATS.slice(0, seats.length)

/** The seats that have not given up, in their order. */
export const playing = (state: Pick<State, 'seats'>): Seat[] =>
  seatsOf(state).filter((seat) => !state.seats[seat]?.out)

/** The seats that have not given up, clockwise from a seat, that one first [C 12]. */
export function clockwiseFrom(state: Pick<State, 'seats'>, first: Seat): Seat[] {
  const all = playing(state)
  return [...all.filter((seat) => seat >= first), ...all.filter((seat) => seat < first)]
}

/** The next seat on turn: the same one again if no other plays. */
export function nextSeat(state: Pick<State, 'seats' | 'onTurn'>): Seat {
  const all = playing(state)
  return all.find((seat) => seat > state.onTurn) ?? all[0] ?? state.onTurn
}

/** What a seat has. */
export function seatOf(state: Pick<State, 'seats'>, seat: Seat) {
  const found = state.seats[seat]
  if (!found) throw new Error(`There is no seat ${seat}.`)
  return found
}

/** Two people lead two Orders each: 1 and 3 are one person's, 2 and 4 the other's [C 10]. */
export const leadsTwo = ({ rules, seats }: Pick<State, 'rules' | 'seats'>): boolean =>
  rules.two === 'orders' && seats.length === 4

/** Whether two seats are one person's; each is with itself. */
export const isSamePerson = (state: Pick<State, 'rules' | 'seats'>, one: Seat, other: Seat): boolean =>
  one === other || (leadsTwo(state) && one % 2 === other % 2)

/** The seats of those who sit at these ones: all that know what these seats know. */
export const seatsOfPeople = (state: Pick<State, 'rules' | 'seats'>, ...seats: readonly Seat[]): Seat[] =>
  seatsOf(state).filter((other) => seats.some((seat) => isSamePerson(state, seat, other)))

/** Whether two seats are rivals: Orders of one person are none [C 10]. */
export const areRivals = (state: Pick<State, 'rules' | 'seats'>, one: Seat, other: Seat): boolean =>
  !isSamePerson(state, one, other)

/** Bricks that change hands; nobody pays more than there is. Answers how many they were, with their sign. */
export function moveBricks(state: State, seat: Seat, count: number): number {
  const purse = seatOf(state, seat)
  const moved = Math.max(count, -purse.bricks)
  purse.bricks += moved
  return moved
}

/** Knights of a seat that stand on no plot. */
export function knightsLeft({ owners }: Pick<State, 'owners'>, seat: Seat): number {
  let left = KNIGHTS
  for (const owner of owners) if (owner === seat) left -= 1
  return left
}
