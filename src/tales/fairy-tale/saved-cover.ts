import * as v from 'valibot'
import { storedConfig } from '../../engine/fairy-tale/index.ts'
import { draftStorage } from '../../store/draft-store.ts'
import { HUMAN_COUNTS } from '../../store/humans.ts'
import { STORAGE_KEYS } from './game.ts'

/** The choices for the next game, in the stored form. */
const form = v.strictObject({
  config: storedConfig,
  people: v.picklist(HUMAN_COUNTS),
  /** True if the section behind "Choose the box…" is expanded. */
  boxOpen: v.boolean(),
})

export type KeptCover = v.InferOutput<typeof form>

/** Earlier versions stored a config alone, and always had a privacy screen. */
const earlier = v.pipe(
  storedConfig,
  v.transform((config): KeptCover => ({ config, people: 'several', boxOpen: false })),
)

/** The storage of the choices for the next game. Read as strictly as a stored game: all choices or none. */
export const savedCover = draftStorage(STORAGE_KEYS.cover, form, earlier)
