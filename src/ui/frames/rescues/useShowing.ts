import { useState } from 'react'
import { useTimeout } from '../../page/lifetime.ts'

/** The pause between two actions of a solution, in milliseconds. */
const PACE = 900

/**
 * Hook: plays a solution, one action after another, when the table is ready for the next. Returns the state, and the commands that start
 * and stop it.
 */
export function useShowing<Action>(way: readonly Action[], ready: boolean, act: (action: Action) => void) {
  const [at, setAt] = useState<number | null>(null)
  const action = at === null ? undefined : way[at]
  if (at !== null && action === undefined && ready) setAt(null)
  const step = () => {
    if (at === null || action === undefined) return
    act(action)
    setAt(at + 1)
  }
  useTimeout(step, ready && action !== undefined ? PACE : null, at)
  return { showing: at !== null, begin: () => setAt(0), stop: () => setAt(null) }
}
