import { pointsOf, type State, seatsOf, writeNotation } from '../../src/engine/citadel/index.ts'
import { textHash } from './state-hash.ts'

/** How a recorded game of the Citadel ended: in a few words, and the whole position as a hash. */
export const citadelEnd = (state: State) => ({
  winners: state.winners,
  ending: state.ending,
  turn: state.turn,
  points: seatsOf(state).map((seat) => pointsOf(state, seat)),
  hash: textHash(writeNotation(state)),
})
