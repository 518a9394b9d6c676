import {
  ACTIONS_PER_TURN,
  type Action,
  boogyman,
  copyOf,
  LAST_TURN,
  phaseOf,
  type Seat,
  type State,
} from '../../../engine/boogyman/index.ts'
import { playInPlace, scriptedRng } from '../../../engine/kernel/index.ts'

/** The duel has no luck. */
const NO_LUCK = scriptedRng({})

/** The position after an action. */
export function after(state: State, action: Action): State {
  const next = copyOf(state)
  playInPlace(boogyman, next, action, NO_LUCK)
  return next
}

/**
 * The next turn of a seat: the rest of the current one, or a full turn as if the turn passed now. Null in the opening, after the end, and
 * if dawn ends the game first [B 17].
 */
export function turnOf(state: State, seat: Seat): State | null {
  if (phaseOf(state) !== 'playing') return null
  if (seat === state.onTurn) return state
  if (state.turn >= LAST_TURN) return null
  return {
    ...state,
    onTurn: seat,
    turn: state.turn + 1,
    actions: ACTIONS_PER_TURN,
    acted: state.acted.map(() => 0),
    prowled: false,
  }
}

/** True if the turn continues in `next`. */
export const goesOn = (turn: State, next: State): boolean => next.outcome === null && next.turn === turn.turn
