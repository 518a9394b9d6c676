import * as v from 'valibot'
import { type Config, storedConfig } from '../../engine/fairy-tale/index.ts'
import { type SavedDraft, savedDraft } from '../../store/draft.ts'
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

/** Covers of earlier versions were a config alone: their tables were asked to hand over. */
const earlier = v.pipe(
  storedConfig,
  v.transform((config): KeptCover => ({ config, people: 'several', boxOpen: false })),
)

const cover = v.strictObject({ config: storedConfig, people: v.picklist(PEOPLE), boxOpen: v.boolean() })

/** The place in the browser where the choices for the next tale lie. */
export type SavedCover = SavedDraft<KeptCover>

/** Keeps the choices for the next tale in a storage: all of them or none, read as strictly as a stored game's. */
export const savedCover = (storage: SafeStorage): SavedCover =>
  savedDraft<KeptCover>(storage, KEYS.cover, v.union([cover, earlier]), ({ config, people, boxOpen }) => ({
    config,
    people,
    boxOpen,
  }))
