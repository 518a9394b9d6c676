import type { AssaultResult } from '../events.ts'
import type { Outcome } from '../state.ts'
import type { RuleContext } from '../types.ts'

/** Ends the siege, and clears the open question and the column. */
export function endGame({ state, emit }: RuleContext, outcome: Outcome): void {
  state.outcome = outcome
  state.pending = null
  state.column = []
  emit?.({ type: 'over', outcome: outcome.kind, cause: outcome.cause })
}

/** The smallest difference to the roll that gives the better or worse result (section 6). */
const FAR = 5

/** Returns the result of an assault by its total and the roll plus walls. */
export function assaultResult(total: number, roll: number): AssaultResult {
  if (total > roll + FAR) return 'total-victory'
  if (total > roll) return 'convincing-victory'
  if (total === roll) return 'victory'
  return roll - total <= FAR ? 'draw' : 'driven-out'
}
