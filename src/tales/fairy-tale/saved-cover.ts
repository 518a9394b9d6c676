import * as v from 'valibot'
import { storedConfig } from '../../engine/fairy-tale/index.ts'
import { savedDraft } from '../../store/draft.ts'
import { PEOPLE } from '../../store/persons.ts'
import { STORAGE_KEYS } from './game.ts'

/** The choices for the next tale, as they are kept. */
const form = v.strictObject({
  config: storedConfig,
  people: v.picklist(PEOPLE),
  /** What waits behind "Choose the box…" lies open. */
  boxOpen: v.boolean(),
})

export type KeptCover = v.InferOutput<typeof form>

/** Covers of earlier versions were a config alone: their tables were asked to hand over. */
const earlier = v.pipe(
  storedConfig,
  v.transform((config): KeptCover => ({ config, people: 'several', boxOpen: false })),
)

/** The place in the browser where the choices for the next tale lie: all of them or none, read as strictly as a stored game's. */
export const savedCover = savedDraft(STORAGE_KEYS.cover, form, earlier)
