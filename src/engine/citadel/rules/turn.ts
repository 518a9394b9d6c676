import type { Table } from '../kind.ts'
import { nothingSpent, type Seat } from '../state.ts'
import { drawInfluence } from './influence.ts'
import { judgeTurn } from './outcome.ts'
import { isRedBox, pointsOf } from './score.ts'
import { nextSeat } from './seats.ts'

/** Begins the turn of a seat; `turn` counts those of all seats. */
export function beginTurn({ state, emit }: Table, seat: Seat, turn: number): void {
  state.turn = turn
  state.onTurn = seat
  state.phase = 'reveal'
  state.spent = nothingSpent()
  state.drawing = null
  state.startScore = pointsOf(state, seat)
  emit?.({ type: 'turn', seat, turn })
}

/** Phase 3: whoever stands on a red box, higher than when the turn began, draws an Influence card (section 6). */
export function countPoints(table: Table): void {
  const { state, emit } = table
  const seat = state.onTurn
  const points = pointsOf(state, seat)
  emit?.({ type: 'score', seat, points })
  if (isRedBox(points) && points > state.startScore) {
    emit?.({ type: 'red-box', seat, points })
    drawInfluence(table, seat, 'red-box')
    if (state.questions.length > 0) return
  }
  passTurn(table)
}

/** A turn is over: it is judged, and the next seat's begins. */
export function passTurn(table: Table): void {
  if (judgeTurn(table)) return
  const { state } = table
  beginTurn(table, nextSeat(state), state.turn + 1)
}
