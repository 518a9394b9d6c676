import type { Table } from '../kind.ts'
import type { Outcome, State } from '../state.ts'

/** Whether the game has ended. */
export const isOver = ({ outcome }: State): boolean => outcome !== null

/** Ends the game at once, in the middle of anything; all but the actions left stays as it stood (section 8). */
export function endGame({ state, emit }: Table, outcome: Outcome): void {
  state.outcome = outcome
  state.actions = 0
  emit?.({ type: 'over', winner: outcome.winner, by: outcome.by })
}
