import type { Table } from '../kind.ts'
import type { Outcome } from '../state.ts'

/** Ends the siege: no question waits any more, and the column is lifted. */
export function endGame({ state, emit }: Table, outcome: Outcome): void {
  state.outcome = outcome
  state.pending = null
  state.column = []
  emit?.({ type: 'over', outcome: outcome.kind, cause: outcome.cause })
}
