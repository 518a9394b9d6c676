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
import { fieldsOf, pick } from '../../../../programs/referee/fields.ts'

/** Writers of seats (from 1) and plots in answers. */
export const FIELDS = {
  ...fieldsOf(
    ['seat', 'from', 'to', 'whose', 'winners', 'knownTo', 'onTurn', 'owner', 'holder', ...CATEGORIES],
    (seat: Seat) => seat + 1,
  ),
  ...fieldsOf(['plot', 'gap', 'because'], plotName),
}

/** Summary of the position; part of every answer to an action. */
export const now = (state: State) => ({
  ...pick(state, 'phase', 'onTurn', 'turn'),
  asked: state.questions.map(({ type, seat }) => ({ question: type, seat })),
  ...pick(state, 'ending', 'winners'),
})

/** Details of a position, so that clients need not parse its notation. */
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
  powers: pick(state.powers, ...CATEGORIES),
  ...pick(state, 'pawnshop', 'market'),
  piles: state.piles.map(({ size }) => size),
})
