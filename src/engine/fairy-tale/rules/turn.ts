import { nothingSpent } from '../begin-game.ts'
import { characterRules } from '../characters/index.ts'
import type { RuleContext } from '../context.ts'
import { isReached } from './goal.ts'
import { passHands } from './market.ts'
import { rollForMovement } from './movement.ts'
import { endGame, isOver } from './outcome.ts'
import { rollsOfTurn, seatAfter } from './rounds.ts'
import { seatOnTurn } from './seats.ts'

export const beginFirstTurn = (context: RuleContext): void => beginTurn(context, 0)

/**
 * Continues after a roll is completely applied [R 34], unless a question is open. Next is the action phase if no rolls for new monsters
 * remain, else the next movement roll, or the next turn. A roll for new monsters needs an action of the player.
 */
export function proceed(context: RuleContext): void {
  const { state } = context
  if (state.pending || isOver(state)) return
  if (state.phase === 'new-monsters' && state.rolls.monsters === 0) beginAction(context)
  if (state.phase !== 'monsters-move') return
  if (state.rolls.movement === 0) return stir(context)
  state.rolls.movement -= 1
  rollForMovement(context)
  proceed(context)
}

/** The end of a turn, when the forest stirs: effects of expansions, then the check of the goal, then the next turn [R 38]. */
function stir(context: RuleContext): void {
  const { state } = context
  context.expansions?.hooks.stirs(context)
  if (isOver(state)) return
  if (isReached(state)) endGame(context, 'won')
  else beginTurn(context, seatAfter(state, state.onTurn))
}

/** Ends the action phase of the character on turn. The rolls for movement follow at once. */
export function endTurnOf(context: RuleContext): void {
  const { state, emit } = context
  const seat = seatOnTurn(state)
  if (seat) characterRules(seat.character).turnEnded?.(seat, state.spent)
  state.phase = 'monsters-move'
  emit?.({ type: 'turn-ended', seat: state.onTurn })
  proceed(context)
}

function beginTurn({ state, emit, expansions }: RuleContext, index: number): void {
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

function beginAction({ state, emit }: RuleContext): void {
  state.phase = 'action'
  emit?.({ type: 'action-began', seat: state.onTurn })
}
