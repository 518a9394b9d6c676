import { useEffect, useState } from 'react'

/** From one action of a way to the next, in milliseconds: time to see what was done. */
const PACE = 900

/**
 * Plays a way, one action after another, whenever the table is ready for the next. Answers whether it is being played, and
 * how to begin and to stop.
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
