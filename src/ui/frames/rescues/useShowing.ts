import { useEffect, useState } from 'react'

/** The pause between two actions of a solution, in milliseconds. */
const PACE = 900

/**
 * Hook: plays a solution, one action after another, when the table is ready for the next. Returns the state, and the commands that start
 * and stop it.
 */
export function useShowing<Action>(way: readonly Action[], ready: boolean, act: (action: Action) => void) {
  const [at, setAt] = useState<number | null>(null)
  const action = at === null ? undefined : way[at]
  useEffect(() => {
    if (at === null || !ready) return
    if (action === undefined) return setAt(null)
    const timer = setTimeout(() => {
      act(action)
      setAt(at + 1)
    }, PACE)
    return () => clearTimeout(timer)
  }, [at, ready, action, act])
  return { showing: at !== null, begin: () => setAt(0), stop: () => setAt(null) }
}
