import { useEffect, useEffectEvent } from 'react'

/** Hook: subscribes the listener while the component is mounted. `subscribe` must stay the same function while its subject is the same. */
export function useListener<Given extends unknown[]>(
  subscribe: (listener: (...given: Given) => void) => () => void,
  listener: (...given: Given) => void,
): void {
  const latest = useEffectEvent(listener)
  useEffect(() => subscribe((...given) => latest(...given)), [subscribe])
}

/** Hook: calls `onEnd` after a time in milliseconds; null never does. The time begins again when it or its subject changes. */
export function useTimeout(onEnd: () => void, ms: number | null, subject?: unknown): void {
  const latest = useEffectEvent(onEnd)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject has its own time
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(() => latest(), ms)
    return () => clearTimeout(timer)
  }, [ms, subject])
}
