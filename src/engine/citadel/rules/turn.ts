import { nothingSpent, type Seat } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { drawInfluence } from './influence.ts'
import { judgeTurn } from './outcome.ts'
import { isRedBox, pointsOf } from './score.ts'
import { nextSeat } from './seats.ts'

/** Begins the turn of a seat; `turn` counts those of all seats. */
export function beginTurn({ state, emit }: RuleContext, seat: Seat, turn: number): void {
  state.turn = turn
  state.onTurn = seat
  state.phase = 'reveal'
  state.spent = nothingSpent()
  state.drawing = null
  state.startScore = pointsOf(state, seat)
  emit?.({ type: 'turn', seat, turn })
}

/** Phase 3: draws an Influence card if the marker is on a red box and higher than at the start of the turn (section 6). */
export function countPoints(context: RuleContext): void {
  const { state, emit } = context
  const seat = state.onTurn
  const points = pointsOf(state, seat)
  emit?.({ type: 'score', seat, points })
  if (isRedBox(points) && points > state.startScore) {
    emit?.({ type: 'red-box', seat, points })
    drawInfluence(context, seat, 'red-box')
    if (state.questions.length > 0) return
  }
  passTurn(context)
}

/** Ends a turn: checks the end of the game, and begins the next seat's turn. */
export function passTurn(context: RuleContext): void {
  if (judgeTurn(context)) return
  const { state } = context
  beginTurn(context, nextSeat(state), state.turn + 1)
}
