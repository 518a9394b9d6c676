import * as v from 'valibot'
import type { StoreApi, UseBoundStore } from 'zustand'
import { persistedStore, readJson } from './persisted-store.ts'
import type { SafeStorage } from './storage.ts'

/** The tips of a tale that were told in this browser, and the one that lies on the table. */
interface TipsTold {
  readonly told: readonly string[]
  /** The one that lies there, and the turn of which game it came in. */
  readonly open: { readonly id: string; readonly turn: string } | null
  /** The turn in which the last one came: there is one in a turn at most. */
  readonly last: string | null
  /** Lays a tip on the table, once for good: not where another window has told it meanwhile. */
  tell(id: string, turn: string): void
  close(): void
}

export type TipsStore = UseBoundStore<StoreApi<TipsTold>>

const kept = readJson(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(99)))

/** Makes the store of a tale's tips; what cannot be read is as if none had been told. */
export const createTips = (storage: SafeStorage, key: string): TipsStore =>
  persistedStore<TipsTold, readonly string[]>(
    {
      storage,
      key,
      fresh: [],
      read: kept,
      write: JSON.stringify,
      valueIn: ({ told }) => told,
      fieldsOf: (told) => ({ told }),
    },
    (update, set) => ({
      told: [],
      open: null,
      last: null,
      tell(id, turn) {
        let isNew = false
        update((before) => {
          isNew = !before.includes(id)
          return isNew ? [...before, id] : before
        })
        if (isNew) set({ open: { id, turn }, last: turn })
      },
      close: () => set({ open: null }),
    }),
  )
