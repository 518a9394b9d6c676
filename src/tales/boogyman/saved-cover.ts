import * as v from 'valibot'
import { storedConfig } from '../../engine/boogyman/index.ts'
import { draftStorage } from '../../store/draft-store.ts'
import { STORAGE_KEYS } from './game.ts'

/** Stored choices for the next duel. Controllers are stored separately. */
const form = v.strictObject({
  config: storedConfig,
  /** True to let a bot place all four pawns of the opening. */
  placeForUs: v.boolean(),
  /** True if the box "More…" is open. */
  boxOpen: v.boolean(),
})

export type KeptCover = v.InferOutput<typeof form>

/** Storage of the choices for the next duel. */
export const savedCover = draftStorage(STORAGE_KEYS.cover, form)
