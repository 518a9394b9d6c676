import { heartsOf } from '../config.ts'
import type { Table } from '../context.ts'
import { endGame } from '../rules/outcome.ts'

/** Restores a lost heart. Does nothing if the oak has all its hearts [R 55] [R 60] [R 69]. */
export function giveHeart({ state, emit }: Table): void {
  if (state.hearts >= heartsOf(state.rules)) return
  state.hearts += 1
  emit?.({ type: 'heart-back', hearts: state.hearts })
}

/** Takes a heart without a monster at the oak. `tell` emits the event before the last heart ends the game. */
export function loseHeart(table: Table, tell: (hearts: number) => void): void {
  table.state.hearts -= 1
  tell(table.state.hearts)
  if (table.state.hearts === 0) endGame(table, 'lost')
}
