import * as v from 'valibot'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
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

const kept = v.pipe(v.string(), v.parseJson(), v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(99))

/** Makes the store of a tale's tips; what cannot be read is as if none had been told. */
export function createTips(storage: SafeStorage, key: string): TipsStore {
  const read = (): readonly string[] => {
    const found = v.safeParse(kept, storage.read(key).text)
    return found.success ? found.output : []
  }
  return create<TipsTold>()((set, get) => ({
    told: read(),
    open: null,
    last: null,
    tell(id, turn) {
      const before = [...new Set([...read(), ...get().told])]
      if (before.includes(id)) return set({ told: before })
      const told = [...before, id]
      storage.write(key, JSON.stringify(told))
      set({ told, open: { id, turn }, last: turn })
    },
    close: () => set({ open: null }),
  }))
}
