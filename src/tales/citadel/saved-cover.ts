import * as v from 'valibot'
import { type Config, storedForm } from '../../engine/citadel/index.ts'
import { type SavedDraft, savedDraft } from '../../store/draft.ts'
import type { SafeStorage } from '../../store/storage.ts'
import { KEYS } from './game.ts'

/** The choices for the next game, as they are kept. Who leads which Order is kept with the leaders. */
export interface KeptCover {
  config: Config
  /** What waits behind "More…" lies open. */
  boxOpen: boolean
}

export type SavedCover = SavedDraft<KeptCover>

const form = v.strictObject({ config: storedForm.config, boxOpen: v.boolean() })

/** The place in the browser where the choices for the next game lie. */
export const savedCover = (storage: SafeStorage): SavedCover =>
  savedDraft(storage, KEYS.cover, form, ({ config, boxOpen }) => ({ config, boxOpen }))
