import type { SeatState, Spent, State } from './state.ts'

/** Hands and pools are shared: rules must replace them, never change them in place. */
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
 * Returns a copy that rules may change. Immutable parts are shared. Fields are listed one by one because bots make thousands of
 * copies a second, and a spread is several times slower.
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
