import {
  asSeat,
  CATEGORIES,
  goalOf,
  plotName,
  plotsOf,
  pointsOf,
  type Seat,
  type State,
  standingOn,
} from '../../../../engine/citadel/index.ts'
import { fieldsOf } from '../../../../programs/referee/fields.ts'

/** Writers of seats (from 1) and plots in answers. */
export const FIELDS = {
  ...fieldsOf(
    ['seat', 'from', 'to', 'whose', 'winners', 'knownTo', 'onTurn', 'owner', 'holder', ...CATEGORIES],
    (seat: Seat) => seat + 1,
  ),
  ...fieldsOf(['plot', 'gap', 'because'], plotName),
}

/** Where the game stands, in a few words: part of every answer to an action. */
export const now = (state: State) => ({
  phase: state.phase,
  onTurn: state.onTurn,
  turn: state.turn,
  asked: state.questions.map(({ type, seat }) => ({ question: type, seat })),
  ending: state.ending,
  winners: state.winners,
})

/** What else there is to know of a position, without having to read its notation. */
export const details = (state: State) => ({
  rules: state.rules,
  goal: goalOf(state),
  seats: [...state.seats.entries()].map(([index, { bricks, hand, influence, out }]) => ({
    seat: index,
    points: pointsOf(state, asSeat(index)),
    bricks,
    plots: plotsOf(state, asSeat(index)).map((plot) => ({ plot, building: standingOn(state, plot) })),
    hand,
    influence,
    out,
  })),
  /** The holder of each Great Power. */
  powers: Object.fromEntries(CATEGORIES.map((category) => [category, state.powers[category]])),
  pawnshop: state.pawnshop,
  market: state.market,
  piles: state.piles.map(({ size }) => size),
})
