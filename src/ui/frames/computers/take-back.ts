import { letWait } from './pace.ts'

/**
 * Takes the last action back, or all that a computer player did since luck was last spent: it would only do the
 * last of them again. Then it waits, so that people can take over. False where nothing can be taken back.
 */
export function takeBackActions(undo: () => boolean, wasComputers: () => boolean): boolean {
  if (!wasComputers()) return undo()
  if (!undo()) return false
  letWait(true)
  while (wasComputers()) if (!undo()) break
  return true
}
