import * as v from 'valibot'
import {
  CREATURES,
  type Draft as Deck,
  HOUSE_RULES,
  MOST_LANDS,
  type OfKinds,
  TREASURES,
} from '../../engine/fortress/index.ts'
import { houseRuleEntries, playerName } from '../../engine/kernel/config.ts'
import { draftStorage } from '../../store/draft-store.ts'
import { STORAGE_KEYS } from './game.ts'

/** A deck in the making, possibly incomplete. */
export interface Wish extends Deck {
  readonly lands: Readonly<OfKinds>
}

const lands = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_LANDS))

/** The stored form of a deck in the making. */
const wishForm: v.GenericSchema<unknown, Wish> = v.strictObject({
  creatures: v.pipe(v.array(v.picklist(CREATURES)), v.maxLength(15)),
  treasure: v.nullable(v.picklist(TREASURES)),
  lands: v.strictObject({ wood: lands, gold: lands, magic: lands }),
})

/** The stored choices for the next siege. */
const form = v.strictObject({
  player: playerName,
  wish: wishForm,
  defenders: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  rules: v.strictObject(houseRuleEntries(HOUSE_RULES)),
  /** True if the "More…" section is open. */
  boxOpen: v.boolean(),
})

export type KeptCover = v.InferOutput<typeof form>

/** The storage of the choices for the next siege. */
export const savedCover = draftStorage(STORAGE_KEYS.cover, form)
