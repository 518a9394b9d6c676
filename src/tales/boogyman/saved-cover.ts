import * as v from 'valibot'
import { storedConfig } from '../../engine/boogyman/index.ts'
import { savedDraft } from '../../store/draft.ts'
import { STORAGE_KEYS } from './game.ts'

/** The choices for the next duel, as they are kept. Who leads which side is kept with the leaders. */
const form = v.strictObject({
  config: storedConfig,
  /** A computer player places all four pawns of the opening. */
  placeForUs: v.boolean(),
  /** What waits behind "More…" lies open. */
  boxOpen: v.boolean(),
})

export type KeptCover = v.InferOutput<typeof form>

/** The place in the browser where the choices for the next duel lie. */
export const savedCover = savedDraft(STORAGE_KEYS.cover, form)
