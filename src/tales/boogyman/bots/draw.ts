import type { Seat, State } from '../../../engine/boogyman/index.ts'
import { outlookFor } from '../foresight/index.ts'
import { valueFor } from './evaluate.ts'

/**
 * Whether a computer player that leads a seat agrees on a draw [B 18]: only when it sees nothing to gain for itself, neither
 * by what it counts nor by a win within its next turn. All of them answer so, and always the same in the same position.
 */
export const agreesOnDraw = (state: State, seat: Seat): boolean =>
  valueFor(state, seat) <= 0 && outlookFor(state, seat).own.wins === null
