import {
  ACTIONS,
  type Action,
  boogyman,
  copyOf,
  LAST_TURN,
  phaseOf,
  type Seat,
  type State,
} from '../../../engine/boogyman/index.ts'
import { scriptedChance, simulate } from '../../../engine/kernel/index.ts'

/** There is no luck in this tale. */
const NO_LUCK = scriptedChance({})

/** The position after an action. */
export function after(state: State, action: Action): State {
  const next = copyOf(state)
  simulate(boogyman, next, action, NO_LUCK)
  return next
}

/**
 * The next turn of a seat as things stand: what is left of it where the seat is on turn, else a whole one, as if the turn
 * passed now. None while pawns are placed, when the game is over, and when dawn comes first [B 17].
 */
export function turnOf(state: State, seat: Seat): State | null {
  if (phaseOf(state) !== 'playing') return null
  if (seat === state.onTurn) return state
  if (state.turn >= LAST_TURN) return null
  return {
    ...state,
    onTurn: seat,
    turn: state.turn + 1,
    actions: ACTIONS,
    acted: state.acted.map(() => 0),
    prowled: false,
  }
}

/** Whether the turn that was being played goes on. */
export const goesOn = (turn: State, next: State): boolean => next.outcome === null && next.turn === turn.turn
