import { heartsOf } from '../config.ts'
import { endGame } from '../rules/outcome.ts'
import type { Table } from '../table.ts'

/** A lost heart comes back; never more than there were at first: where none is lost nothing happens [R 55] [R 60] [R 69]. */
export function giveHeart({ state, emit }: Table): void {
  if (state.hearts >= heartsOf(state.rules)) return
  state.hearts += 1
  emit?.({ type: 'heart-back', hearts: state.hearts })
}

/** A heart is lost without a monster at the oak; `tell` says so before the last one ends the game. */
export function loseHeart(table: Table, tell: (hearts: number) => void): void {
  table.state.hearts -= 1
  tell(table.state.hearts)
  if (table.state.hearts === 0) endGame(table, 'lost')
}
