import * as v from 'valibot'
import { type Config, storedForm } from '../engine/fairy-tale/index.ts'
import { type SafeStorage, STORAGE_KEYS } from './storage.ts'

/** What was found of the choices for the next tale; `unreadable` where a text was there, but is no choice. */
interface FoundCover {
  config: Config | null
  unreadable: boolean
}

/** The place in the browser where the choices for the next tale lie. */
export interface SavedCover {
  load(): FoundCover
  save(config: Config): void
}

const written = v.pipe(v.string(), v.parseJson(), storedForm.config)

/** Keeps the choices for the next tale in a storage: all of them or none, read as strictly as a stored game's. */
export const savedCover = (storage: SafeStorage): SavedCover => ({
  load() {
    const { text } = storage.read(STORAGE_KEYS.cover)
    if (text === null) return { config: null, unreadable: false }
    const read = v.safeParse(written, text)
    return read.success ? { config: read.output, unreadable: false } : { config: null, unreadable: true }
  },
  save(config) {
    storage.write(STORAGE_KEYS.cover, JSON.stringify(storedForm.writeConfig(config)))
  },
})
