import type { SeatState, Spent, State } from './state.ts'

/** Hands and pools are never changed in place: rules put new ones in their stead. */
const copyOfSeat = ({ bricks, hand, influence, out, done }: SeatState): SeatState => ({
  bricks,
  hand,
  influence,
  out,
  done,
})

const copyOfSpent = (spent: Spent): Spent => ({
  claims: spent.claims,
  builds: spent.builds,
  masters: spent.masters,
  donations: spent.donations,
  dispensations: spent.dispensations,
  sold: spent.sold.slice(),
  bought: spent.bought.slice(),
})

/**
 * A copy of a game that the rules may change; what they never change it shares. Every part stands by its name: computer
 * players make thousands of copies a second, and a spread is several times slower.
 */
export const copyOf = (state: State): State => ({
  rules: state.rules,
  seats: state.seats.map(copyOfSeat),
  owners: state.owners.slice(),
  buildings: state.buildings.slice(),
  powers: {
    citizenry: state.powers.citizenry,
    crafts: state.powers.crafts,
    municipal: state.powers.municipal,
    trade: state.powers.trade,
  },
  piles: state.piles.slice(),
  influence: state.influence,
  setAside: state.setAside,
  pawnshop: state.pawnshop,
  market: state.market,
  onTurn: state.onTurn,
  turn: state.turn,
  phase: state.phase,
  spent: copyOfSpent(state.spent),
  startScore: state.startScore,
  questions: state.questions.slice(),
  drawing: state.drawing,
  ending: state.ending,
  winners: state.winners,
  random: { dice: state.random.dice, draws: state.random.draws },
})
