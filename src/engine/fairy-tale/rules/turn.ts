import { nothingSpent } from '../begin-game.ts'
import { characterRules } from '../characters/index.ts'
import type { Table } from '../table.ts'
import { isReached } from './goal.ts'
import { passHands } from './market.ts'
import { rollForMovement } from './movement.ts'
import { endGame, isOver } from './outcome.ts'
import { rollsOfTurn, seatAfter } from './rounds.ts'
import { seatOnTurn } from './seats.ts'

/** Begins the first turn. */
export const beginFirstTurn = (table: Table): void => beginTurn(table, 0)

/**
 * Goes on from a roll that has been carried out fully [R 34], unless a question is open: to the action
 * phase when no new monsters are to come any more, to the next roll of movement, or to the next turn. For
 * the rolls of new monsters it waits until somebody rolls.
 */
export function proceed(table: Table): void {
  const { state } = table
  if (state.pending || isOver(state)) return
  if (state.phase === 'new-monsters' && state.rolls.monsters === 0) beginAction(table)
  if (state.phase !== 'monsters-move') return
  if (state.rolls.movement === 0) return stir(table)
  state.rolls.movement -= 1
  rollForMovement(table)
  proceed(table)
}

/** The forest stirs when a turn is over: what an expansion brings, then the goal is judged, and the next turn begins [R 38]. */
function stir(table: Table): void {
  const { state } = table
  table.expansions?.hooks.stirs(table)
  if (isOver(state)) return
  if (isReached(state)) endGame(table, 'won')
  else beginTurn(table, seatAfter(state, state.onTurn))
}

/** Ends the action phase of the character on turn; what is rolled next follows at once. */
export function endTurnOf(table: Table): void {
  const { state, emit } = table
  const seat = seatOnTurn(state)
  if (seat) characterRules(seat.character).turnEnded?.(seat, state.spent)
  state.phase = 'monsters-move'
  emit?.({ type: 'turn-ended', seat: state.onTurn })
  proceed(table)
}

function beginTurn({ state, emit, expansions }: Table, index: number): void {
  state.turn += 1
  passHands(state, index)
  state.onTurn = index
  state.phase = 'new-monsters'
  state.pending = null
  state.spent = nothingSpent()
  state.rolls = rollsOfTurn(state)
  expansions?.hooks.turnBegan(state)
  const seat = seatOnTurn(state)
  if (seat) characterRules(seat.character).turnBegan?.(seat)
  emit?.({ type: 'turn-began', turn: state.turn, seat: index })
}

function beginAction({ state, emit }: Table): void {
  state.phase = 'action'
  emit?.({ type: 'action-began', seat: state.onTurn })
}
