import {
  asSeat,
  CATEGORIES,
  goalOf,
  plotName,
  plotsOf,
  pointsOf,
  type State,
  standingOn,
} from '../../../../engine/citadel/index.ts'
import { seatNumber } from './words.ts'

/** Where the game stands, in a few words: part of every answer to an action. */
export const now = (state: State) => ({
  phase: state.phase,
  onTurn: seatNumber(state.onTurn),
  turn: state.turn,
  asked: state.questions.map(({ type, seat }) => ({ question: type, seat: seatNumber(seat) })),
  ending: state.ending,
  winners: state.winners?.map(seatNumber) ?? null,
})

/** What else there is to know of a position, without having to read its notation. */
export const details = (state: State) => ({
  rules: state.rules,
  goal: goalOf(state),
  seats: [...state.seats.entries()].map(([index, { bricks, hand, influence, out }]) => ({
    seat: seatNumber(asSeat(index)),
    points: pointsOf(state, asSeat(index)),
    bricks,
    plots: plotsOf(state, asSeat(index)).map((plot) => ({
      plot: plotName(plot),
      building: standingOn(state, plot),
    })),
    hand,
    influence,
    out,
  })),
  powers: Object.fromEntries(CATEGORIES.map((category) => [category, seatNumber(state.powers[category])])),
  pawnshop: state.pawnshop,
  market: state.market,
  piles: state.piles.map(({ size }) => size),
})
