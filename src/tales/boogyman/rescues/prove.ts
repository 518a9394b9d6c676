import { type Action, boogyman, phaseOf, type State } from '../../../engine/boogyman/index.ts'
import { type Proof, type SearchTask, searchAll } from '../../../players/exhaustive-search.ts'
import { after, goesOn } from '../foresight/index.ts'

/** Upper bound for the positions after two actions. */
const MOST_POSITIONS = 20_000

/**
 * Tries all actions in the rest of the turn: whether the side on turn can win, and in how many ways. Ways differ if the final positions
 * differ. Null unless a turn is being played.
 */
export const prove = (state: State): Proof<Action> | null =>
  phaseOf(state) === 'playing' ? searchAll(winningThisTurn(state), MOST_POSITIONS) : null

const winningThisTurn = (start: State): SearchTask<State, Action> => ({
  start,
  options: (state) =>
    goesOn(start, state) ? boogyman.list(state).map((action) => [action, after(state, action)]) : [],
  standing: (state) => JSON.stringify(standingOf(state)),
  besides: ({ acted, prowled, actions, turn }) => JSON.stringify([acted, prowled, actions, turn]),
  ending: (state) =>
    goesOn(start, state) ? null : { reached: state.outcome?.winner === start.onTurn, rest: [] },
})

/** The position of all pieces, and the outcome. */
const standingOf = ({ pawns, trees, boogymen, outcome }: State): unknown => [pawns, trees, boogymen, outcome]
