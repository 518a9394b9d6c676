import type { Place } from '../../kernel/boards/square.ts'
import { worldOf } from '../newer-content.ts'
import type { State } from '../state.ts'

/** Whether any of ours stands at a place: a character, or whoever else is with us. */
export const isOurs = (state: State, at: Place): boolean =>
  state.seats.some((seat) => seat.at === at) || worldOf(state)?.isGuarded(state, at) === true
