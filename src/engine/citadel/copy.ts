import type { SeatState, Spent, State } from './state.ts'

/** Hands and pools are never changed in place: rules put new ones in their stead. */
const copyOfSeat = (seat: SeatState): SeatState => ({ ...seat })

const copyOfSpent = (spent: Spent): Spent => ({
  ...spent,
  sold: spent.sold.slice(),
  bought: spent.bought.slice(),
})

/** A copy of a game that the rules may change; what they never change it shares. */
export const copyOf = (state: State): State => ({
  ...state,
  seats: state.seats.map(copyOfSeat),
  owners: state.owners.slice(),
  buildings: state.buildings.slice(),
  powers: { ...state.powers },
  piles: state.piles.slice(),
  spent: copyOfSpent(state.spent),
  questions: state.questions.slice(),
  random: { ...state.random },
})
