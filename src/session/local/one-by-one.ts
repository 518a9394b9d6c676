import { reportFault } from '../../store/faults.ts'
import { StorageError } from '../../store/saved-games/saved-games.ts'

/** Runs a task after all earlier ones. A failure is reported, and the result is then null. */
export type InTurn = <Answer>(how: () => Promise<Answer>) => Promise<Answer | null>

/** Runs tasks one after another. Calls `trouble` for an error of the storage, and reports all other errors. */
export function oneByOne(trouble: (health: StorageError['health']) => void): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (how) => {
    const done = last.then(how).catch((error: unknown) => {
      if (error instanceof StorageError) trouble(error.health)
      else reportFault('the opening of a game', error)
      return null
    })
    last = done.catch(() => {})
    return done
  }
}
