import * as v from 'valibot'
import type { StoreApi, UseBoundStore } from 'zustand'
import { persistedStore, readJson } from './persisted-store.ts'
import type { SafeStorage } from './storage.ts'

/** The tips of a tale that were shown in this browser, and the open one. */
interface TipsTold {
  readonly told: readonly string[]
  /** The open tip, and its turn with the game. */
  readonly open: { readonly id: string; readonly turn: string } | null
  /** The turn of the last tip: at most one is shown in a turn. */
  readonly last: string | null
  /** Shows a tip, unless it was shown before, also in another tab. */
  tell(id: string, turn: string): void
  close(): void
}

export type TipsStore = UseBoundStore<StoreApi<TipsTold>>

const kept = readJson(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(99)))

/** Makes the store of a tale's tips. An unreadable text counts as none shown. */
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
