import type { Pile } from './pool.ts'
import type { SeatState, Spent, State } from './state.ts'

const copyOfPile = <Id extends string>({ cards, size }: Pile<Id>): Pile<Id> => ({ cards: { ...cards }, size })

/** Hands are never changed in place: rules put a new list in their stead. */
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
  piles: state.piles.map(copyOfPile),
  influence: copyOfPile(state.influence),
  setAside: { ...state.setAside },
  pawnshop: { ...state.pawnshop },
  market: { ...state.market },
  spent: copyOfSpent(state.spent),
  questions: state.questions.slice(),
  random: { ...state.random },
})
