import { computerIn } from './computer-in.ts'
import { type Computer, useLeaders } from './leaders.ts'
import { selectState, useGame } from './table.ts'

/** The computer player who must act in the game as it stands; null while that is up to people. */
export function computerNow(): Computer | null {
  const state = selectState(useGame.getState())
  return state && computerIn(state, useLeaders.getState().table)
}

/** The same, for the screen. */
export function useComputer(): Computer | null {
  const state = useGame(selectState)
  const table = useLeaders((leaders) => leaders.table)
  return state && computerIn(state, table)
}

/** Whether the last action was a computer player's, as the seats are led now. */
export function wasComputers(): boolean {
  const before = useGame.getState().session?.moves.at(-1)?.before
  return before !== undefined && computerIn(before, useLeaders.getState().table) !== null
}
