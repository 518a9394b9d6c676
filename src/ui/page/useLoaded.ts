import { useEffect, useState } from 'react'

/**
 * Returns what `load` resolves to, or null until then. Another `load` starts again, and drops the result of the one before; null loads
 * nothing. `load` must stay the same function while it would load the same, and must not reject.
 */
export function useLoaded<Result>(load: (() => Promise<Result>) | null): Result | null {
  const [loaded, setLoaded] = useState<{ by: typeof load; result: Result } | null>(null)
  useEffect(() => {
    if (!load) return
    let isWanted = true
    void load().then((result) => isWanted && setLoaded({ by: load, result }))
    return () => {
      isWanted = false
    }
  }, [load])
  return loaded?.by === load ? loaded.result : null
}
