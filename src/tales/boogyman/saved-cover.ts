import * as v from 'valibot'
import { type Config, storedForm } from '../../engine/boogyman/index.ts'
import { type SavedDraft, savedDraft } from '../../store/draft.ts'
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

export type SavedCover = SavedDraft<KeptCover>

const form = v.strictObject({ config: storedForm.config, placeForUs: v.boolean(), boxOpen: v.boolean() })

/** The place in the browser where the choices for the next duel lie. */
export const savedCover = (storage: SafeStorage): SavedCover =>
  savedDraft(storage, KEYS.cover, form, ({ config, placeForUs, boxOpen }) => ({
    config,
    placeForUs,
    boxOpen,
  }))
