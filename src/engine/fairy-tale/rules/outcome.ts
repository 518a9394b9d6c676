import type { Outcome, State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Monster } from '../tiles.ts'

/** Whether the game has ended. */
export const isOver = (state: State): boolean => state.outcome !== null

/** Ends the game at once, in the middle of anything (section 5). */
export function endGame({ state, emit }: Table, outcome: Outcome): void {
  state.outcome = outcome
  state.phase = 'over'
  state.pending = null
  emit?.({ type: 'game-ended', outcome })
}

/** A monster that has reached the oak costs a heart; the third loses at once [R 18]. */
export function hurtOak(table: Table, monster: Monster): void {
  const { state, emit } = table
  state.hearts -= 1
  state.reached += 1
  emit?.({ type: 'oak-hurt', monster: monster.n, kind: monster.kind, hearts: state.hearts })
  if (state.hearts === 0) endGame(table, 'lost')
}
