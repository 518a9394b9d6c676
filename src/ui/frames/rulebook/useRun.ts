import { useMemo, useState } from 'react'
import type { LiveRun, TaleRules } from './pages.ts'

interface Position {
  example: number
  chosen: readonly number[]
  at: number
}

/** Hook: the state of a page's example: its index, the choices made, and the current step. */
export function useRun({ run, examplesOf }: TaleRules, page: string) {
  const [{ example, chosen, at }, set] = useState<Position>({ example: 0, chosen: [], at: 0 })
  const live: LiveRun = useMemo(() => run(page, example, chosen), [run, page, example, chosen])
  const last = live.moments.length - 1
  const count = examplesOf(page)
  return {
    live,
    at: Math.min(at, last),
    example,
    count,
    /** True if the reader must choose an option to continue. */
    choosing: at >= last && live.choices !== null,
    isLast: at >= last,
    step: () => set((now) => ({ ...now, at: Math.min(at + 1, last) })),
    back: () => set((now) => ({ ...now, at: Math.max(at - 1, 0) })),
    again: () => set({ example, chosen: [], at: 0 }),
    another: () => set({ example: (example + 1) % count, chosen: [], at: 0 }),
    choose: (which: number) => set({ example, chosen: [...chosen, which], at: last + 1 }),
  }
}
