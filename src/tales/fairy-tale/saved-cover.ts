import * as v from 'valibot'
import { type Config, storedConfig } from '../../engine/fairy-tale/index.ts'
import { PEOPLE, type People } from '../../store/persons.ts'
import type { SafeStorage } from '../../store/storage.ts'
import { KEYS } from './game.ts'

/** The choices for the next tale, as they are kept. */
export interface KeptCover {
  config: Config
  people: People
  /** What waits behind "Choose the box…" lies open. */
  boxOpen: boolean
}

/** What was found of them; `unreadable` where a text was there, but is no choice. */
interface FoundCover {
  kept: KeptCover | null
  unreadable: boolean
}

/** The place in the browser where the choices for the next tale lie. */
export interface SavedCover {
  load(): FoundCover
  save(cover: KeptCover): void
}

/** Covers of earlier versions were a config alone: their tables were asked to hand over. */
const earlier = v.pipe(
  storedConfig,
  v.transform((config): KeptCover => ({ config, people: 'several', boxOpen: false })),
)

const cover = v.strictObject({ config: storedConfig, people: v.picklist(PEOPLE), boxOpen: v.boolean() })

const written = v.pipe(v.string(), v.parseJson(), v.union([cover, earlier]))

/** Keeps the choices for the next tale in a storage: all of them or none, read as strictly as a stored game's. */
export const savedCover = (storage: SafeStorage): SavedCover => ({
  load() {
    const { text } = storage.read(KEYS.cover)
    if (text === null) return { kept: null, unreadable: false }
    const read = v.safeParse(written, text)
    return read.success ? { kept: read.output, unreadable: false } : { kept: null, unreadable: true }
  },
  save({ config, people, boxOpen }) {
    const text = JSON.stringify({ config, people, boxOpen })
    storage.write(KEYS.cover, text)
  },
})
