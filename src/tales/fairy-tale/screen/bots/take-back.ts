import { computerIn } from '../../computer-in.ts'
import { useLeaders } from '../../leaders.ts'
import { useGame } from '../../table.ts'
import { letWait } from '../now/acting.ts'

/** Whether the last action was a computer player's, as the seats are led now. */
function wasComputers(): boolean {
  const before = useGame.getState().session?.moves.at(-1)?.before
  return before !== undefined && computerIn(before, useLeaders.getState().table) !== null
}

/**
 * Takes the last action back, or all that a computer player did since luck was last spent: it would only do the
 * last of them again. Then it waits, so that people can take over. False where nothing can be taken back.
 */
export function takeBackActions(): boolean {
  const { undo } = useGame.getState()
  if (!wasComputers()) return undo()
  if (!undo()) return false
  letWait(true)
  while (wasComputers()) if (!undo()) break
  return true
}
