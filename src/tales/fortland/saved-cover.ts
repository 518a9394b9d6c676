import * as v from 'valibot'
import { storedConfig } from '../../engine/fortland/index.ts'
import { savedDraft } from '../../store/draft.ts'
import { STORAGE_KEYS } from './game.ts'

/** The choices for the next game, as they are kept. Who leads which country is kept with the leaders. */
const form = v.strictObject({
  config: storedConfig,
  /** What waits behind "House rules…" lies open. */
  boxOpen: v.boolean(),
})

export type KeptCover = v.InferOutput<typeof form>

/** The place in the browser where the choices for the next game lie. */
export const savedCover = savedDraft(STORAGE_KEYS.cover, form)
