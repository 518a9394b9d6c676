import { letWait } from './pace.ts'

/**
 * Takes the last action back, or all that a computer player did since luck was last spent: it would only do the
 * last of them again. Then it waits, so that people can take over. `first` takes the last action back, freely or by
 * agreement. False where nothing can be taken back.
 */
export function takeBackActions(undo: () => boolean, wasComputers: () => boolean, first = undo): boolean {
  if (!wasComputers()) return first()
  if (!first()) return false
  letWait(true)
  while (wasComputers()) if (!undo()) break
  return true
}
