import { useMemo } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { findLoadProblem, type LoadProblem } from '../ui/page/load-problem.ts'
import { fetchWords } from '../ui/text/language.ts'
import type { TaleLoader } from './tales.ts'

/** The contribution of one tale to an app page. If it failed to load, `problem` says why and `brought` is null. */
export interface FromTale<T> {
  id: string
  brought: T | null
  problem: LoadProblem | null
}

export interface FromTales<T> {
  /** In the order of the tales. */
  rows: StoreApi<readonly FromTale<T>[]>
  /** Fetches the tales that are still missing. Never rejects: a tale that fails leaves the others intact. */
  fetch: () => Promise<void>
}

/** Collects what every tale contributes to an app page. A tale without a contribution returns null. */
export function fromTales<T>(
  tales: Readonly<Record<string, TaleLoader>>,
  bring: (id: string, doors: TaleLoader) => Promise<T | null>,
): FromTales<T> {
  const rows = createStore<readonly FromTale<T>[]>(() => [])
  const known = new Map<string, FromTale<T>>()

  const fetchOne = async (id: string, doors: TaleLoader): Promise<void> => {
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
      // The words of the tales just loaded. On failure the page reports it and uses English.
      await fetchWords().catch(() => {})
      rows.setState(
        Object.keys(tales).flatMap((id) => known.get(id) ?? []),
        true,
      )
    },
  }
}

/** Returns what the loaded tales contribute, and why others failed; `problem` is null if none did. */
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
