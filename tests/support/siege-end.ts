import { type State, writeNotation } from '../../src/engine/fortress/index.ts'
import { textHash } from './state-hash.ts'

/** How a recorded siege ended: in a few words, and the whole position as a hash. */
export const siegeEnd = (state: State) => ({
  outcome: state.outcome && `${state.outcome.kind} ${state.outcome.cause}`,
  siege: state.siege,
  turn: state.turn,
  life: state.life,
  hash: textHash(writeNotation(state)),
})
