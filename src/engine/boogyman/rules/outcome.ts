import type { Outcome, State } from '../state.ts'
import type { RuleContext } from '../types.ts'

export const isOver = ({ outcome }: State): boolean => outcome !== null

/** Ends the game at once, even within an action. The state stays as it is, except for `actions` (law, section 8). */
export function endGame({ state, emit }: RuleContext, outcome: Outcome): void {
  state.outcome = outcome
  state.actions = 0
  emit?.({ type: 'over', winner: outcome.winner, by: outcome.by })
}
