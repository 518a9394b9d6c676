import { computerIn } from './computer-in.ts'
import type { Computer } from './leaders.ts'
import { selectState, type Table, useGame, useLeaders } from './table.ts'

/** The computer player who must act in the game as it stands; null while that is up to people. */
export function computerNow(table: Table): Computer | null {
  const state = selectState(table.game.getState())
  return state && computerIn(state, table.leaders.getState().table)
}

/** The same, for the screen. */
export function useComputer(): Computer | null {
  const state = useGame(selectState)
  const table = useLeaders((leaders) => leaders.table)
  return state && computerIn(state, table)
}

/** Whether the last action was a computer player's, as the seats are led now. */
export function wasComputers(table: Table): boolean {
  const before = table.game.getState().session?.moves.at(-1)?.before
  return before !== undefined && computerIn(before, table.leaders.getState().table) !== null
}
