import * as v from 'valibot'
import { create } from 'zustand'
import type { SafeStorage } from './storage.ts'

/** What was found of the choices for the next game; `unreadable` where a text was there, but is no choice. */
interface FoundDraft<Kept> {
  kept: Kept | null
  unreadable: boolean
}

/** The place in the browser where the choices for the next game lie. Who leads which seat is kept with the leaders. */
export interface SavedDraft<Kept> {
  load(): FoundDraft<Kept>
  save(choices: Kept): void
}

/**
 * Keeps the choices for the next game in a storage: all of them or none, read as strictly as a stored
 * game's. `only`: of what may hold more, what is kept.
 */
export function savedDraft<Kept>(
  storage: SafeStorage,
  key: string,
  form: v.GenericSchema<unknown, Kept>,
  only: (choices: Kept) => Kept,
): SavedDraft<Kept> {
  const written = v.pipe(v.string(), v.parseJson(), form)
  return {
    load() {
      const { text } = storage.read(key)
      if (text === null) return { kept: null, unreadable: false }
      const read = v.safeParse(written, text)
      return read.success ? { kept: read.output, unreadable: false } : { kept: null, unreadable: true }
    },
    save: (choices) => storage.write(key, JSON.stringify(only(choices))),
  }
}

/** What the draft of the next game has whichever tale it is of. */
interface AnyDraft {
  /** What was kept of an earlier visit could not be read. */
  unreadable: boolean
  /** Opens what waits behind "More…", or closes it. */
  turnBox(): void
}

/**
 * Makes the draft of the next game, which begins with what was kept, else with `first`. `own`: how it is changed in its tale; every
 * `change` is kept, and what is only shown is not.
 */
export function draftOf<Kept extends { boxOpen: boolean }, Own>(
  saved: SavedDraft<Kept>,
  first: Kept,
  own: (
    change: (changes: Partial<Kept>) => void,
    get: () => Kept,
    show: (shown: Partial<Own>) => void,
  ) => Own,
) {
  const { kept, unreadable } = saved.load()
  return create<Kept & Own & AnyDraft>((set, get) => {
    const change = (changes: Partial<Kept>) => {
      // What could not be read has been chosen anew by now.
      set((draft) => ({ ...draft, ...changes, unreadable: false }))
      saved.save(get())
    }
    return {
      ...(kept ?? first),
      ...own(change, get, (shown) => set((draft) => ({ ...draft, ...shown }))),
      unreadable,
      turnBox: () => change({ ...get(), boxOpen: !get().boxOpen }),
    }
  })
}

/** A name as it may be written: cut off where it is too long. */
export const asName = (written: string, longest: number): string => [...written].slice(0, longest).join('')
