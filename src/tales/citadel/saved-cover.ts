import * as v from 'valibot'
import { storedConfig } from '../../engine/citadel/index.ts'
import { draftStorage } from '../../store/draft-store.ts'
import { STORAGE_KEYS } from './game.ts'

/** Stored choices for the next game. Controllers of the Orders are stored separately. */
const form = v.strictObject({
  config: storedConfig,
  /** True if "More…" is open. */
  boxOpen: v.boolean(),
})

export type KeptCover = v.InferOutput<typeof form>

/** Storage for the choices for the next game. */
export const savedCover = draftStorage(STORAGE_KEYS.cover, form)
