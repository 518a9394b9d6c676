import * as v from 'valibot'
import { storedConfig } from '../../engine/fortland/index.ts'
import { draftStorage } from '../../store/draft-store.ts'
import { STORAGE_KEYS } from './game.ts'

/** The stored choices for the next game. The controllers are stored separately. */
const form = v.strictObject({
  config: storedConfig,
  /** True if the "House rules…" section is open. */
  boxOpen: v.boolean(),
})

export type KeptCover = v.InferOutput<typeof form>

/** The storage of the choices for the next game. */
export const savedCover = draftStorage(STORAGE_KEYS.cover, form)
