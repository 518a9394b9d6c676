import { type Action, boogyman, phaseOf, type State } from '../../../engine/boogyman/index.ts'
import { everyWay, type Proof, type Task } from '../../../players/every-way.ts'
import { after, goesOn } from '../foresight/index.ts'

/** Two actions never lead to more positions than this. */
const MOST_POSITIONS = 20_000

/**
 * Tries everything that the side on turn can do in what is left of its turn: whether, and in how many ways, it wins before
 * the turn passes. Two answers are different when the pieces stand otherwise at the end. Null where nobody plays.
 */
export const prove = (state: State): Proof<Action> | null =>
  phaseOf(state) === 'playing' ? everyWay(winningThisTurn(state), MOST_POSITIONS) : null

const winningThisTurn = (start: State): Task<State, Action> => ({
  start,
  options: (state) =>
    goesOn(start, state) ? boogyman.list(state).map((action) => [action, after(state, action)]) : [],
  standing: (state) => JSON.stringify(standingOf(state)),
  besides: ({ acted, prowled, actions, turn }) => JSON.stringify([acted, prowled, actions, turn]),
  ending: (state) =>
    goesOn(start, state) ? null : { reached: state.outcome?.winner === start.onTurn, rest: [] },
})

/** Where all pieces stand, and how it ended. */
const standingOf = ({ pawns, trees, boogymen, outcome }: State): unknown => [pawns, trees, boogymen, outcome]
