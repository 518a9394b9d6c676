import * as v from 'valibot'
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
