import type { AssaultResult } from '../events.ts'
import type { Table } from '../kind.ts'
import type { Outcome } from '../state.ts'

/** Ends the siege: no question waits any more, and the column is lifted. */
export function endGame({ state, emit }: Table, outcome: Outcome): void {
  state.outcome = outcome
  state.pending = null
  state.column = []
  emit?.({ type: 'over', outcome: outcome.kind, cause: outcome.cause })
}

/** How much more or less than the roll makes the greater difference (section 6). */
const FAR = 5

/** What an assault comes to, by its total and the roll with the walls. */
export function assaultResult(total: number, roll: number): AssaultResult {
  if (total > roll + FAR) return 'total-victory'
  if (total > roll) return 'convincing-victory'
  if (total === roll) return 'victory'
  return roll - total <= FAR ? 'draw' : 'driven-out'
}
