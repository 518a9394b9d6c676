import * as v from 'valibot'
import { type Config, storedForm } from '../../engine/boogyman/index.ts'
import type { SafeStorage } from '../../store/storage.ts'
import { KEYS } from './game.ts'

/** The choices for the next duel, as they are kept. Who leads which side is kept with the leaders. */
export interface KeptCover {
  config: Config
  /** A computer player places all four pawns of the opening. */
  placeForUs: boolean
  /** What waits behind "More…" lies open. */
  boxOpen: boolean
}

/** What was found of them; `unreadable` where a text was there, but is no choice. */
interface FoundCover {
  kept: KeptCover | null
  unreadable: boolean
}

/** The place in the browser where the choices for the next duel lie. */
export interface SavedCover {
  load(): FoundCover
  save(cover: KeptCover): void
}

const written = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ config: storedForm.config, placeForUs: v.boolean(), boxOpen: v.boolean() }),
)

/** Keeps the choices for the next duel in a storage: all of them or none, read as strictly as a stored game's. */
export const savedCover = (storage: SafeStorage): SavedCover => ({
  load() {
    const { text } = storage.read(KEYS.cover)
    if (text === null) return { kept: null, unreadable: false }
    const read = v.safeParse(written, text)
    return read.success ? { kept: read.output, unreadable: false } : { kept: null, unreadable: true }
  },
  save: ({ config, placeForUs, boxOpen }) =>
    storage.write(KEYS.cover, JSON.stringify({ config, placeForUs, boxOpen })),
})
