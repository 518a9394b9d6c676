import { useMemo } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { findLoadProblem, type LoadProblem } from '../ui/page/load-problem.ts'
import { fetchWords } from '../ui/text/language.ts'
import type { Doors } from './tales.ts'

/** What one tale brings to a page of the house; `problem` says why it did not load, and then `brought` is null. */
export interface FromTale<T> {
  id: string
  brought: T | null
  problem: LoadProblem | null
}

export interface FromTales<T> {
  /** In the order of the tales. */
  rows: StoreApi<readonly FromTale<T>[]>
  /** Fetches all that is not there yet. It never fails: one tale that does not load leaves the others alone. */
  fetch: () => Promise<void>
}

/** Collects what every tale brings to a page of the house. A tale that has nothing for it brings null. */
export function fromTales<T>(
  tales: Readonly<Record<string, Doors>>,
  bring: (id: string, doors: Doors) => Promise<T | null>,
): FromTales<T> {
  const rows = createStore<readonly FromTale<T>[]>(() => [])
  const known = new Map<string, FromTale<T>>()

  const fetchOne = async (id: string, doors: Doors): Promise<void> => {
    const before = known.get(id)
    if (before && before.problem === null) return
    try {
      known.set(id, { id, brought: await bring(id, doors), problem: null })
    } catch (error) {
      console.error(error)
      known.set(id, { id, brought: null, problem: await findLoadProblem() })
    }
  }

  return {
    rows,
    async fetch() {
      await Promise.all(Object.entries(tales).map(([id, doors]) => fetchOne(id, doors)))
      // Those of what has come now; where they do not come, the page tells of it and speaks English.
      await fetchWords().catch(() => {})
      rows.setState(
        Object.keys(tales).flatMap((id) => known.get(id) ?? []),
        true,
      )
    },
  }
}

/** What the tales that loaded bring, and why others did not load; null where all did. */
export function useFromTales<T>({ rows, fetch }: FromTales<T>) {
  const now = useStore(rows)
  return useMemo(
    () => ({
      rows: now,
      found: now.flatMap(({ brought }) => (brought === null ? [] : [brought])),
      problem: now.find(({ problem }) => problem !== null)?.problem ?? null,
      retry: () => void fetch(),
    }),
    [now, fetch],
  )
}
