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
import { savedDraft } from '../../store/draft.ts'
import { STORAGE_KEYS } from './game.ts'

/** A deck as somebody is putting it together: it may not be whole yet. */
export interface Wish extends Deck {
  readonly lands: Readonly<OfKinds>
}

const lands = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_LANDS))

/** How a deck that is being put together is kept: as plain words. */
const wishForm: v.GenericSchema<unknown, Wish> = v.strictObject({
  creatures: v.pipe(v.array(v.picklist(CREATURES)), v.maxLength(15)),
  treasure: v.nullable(v.picklist(TREASURES)),
  lands: v.strictObject({ wood: lands, gold: lands, magic: lands }),
})

/** The choices for the next siege, as they are kept. */
const form = v.strictObject({
  player: playerName,
  wish: wishForm,
  defenders: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  rules: v.strictObject(houseRuleEntries(HOUSE_RULES)),
  /** What waits behind "More…" lies open. */
  boxOpen: v.boolean(),
})

export type KeptCover = v.InferOutput<typeof form>

/** The place in the browser where the choices for the next siege lie. */
export const savedCover = savedDraft(STORAGE_KEYS.cover, form)
