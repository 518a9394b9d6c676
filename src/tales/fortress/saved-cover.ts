import * as v from 'valibot'
import {
  CREATURES,
  type Draft as Deck,
  HOUSE_RULES,
  type HouseRules,
  MOST_LANDS,
  type OfKinds,
  TREASURES,
} from '../../engine/fortress/index.ts'
import { houseRuleEntries, playerName } from '../../engine/kernel/config.ts'
import { type SavedDraft, savedDraft } from '../../store/draft.ts'
import type { SafeStorage } from '../../store/storage.ts'
import { KEYS } from './game.ts'

/** A deck as somebody is putting it together: it may not be whole yet. */
export interface Wish extends Deck {
  readonly lands: Readonly<OfKinds>
}

/** The choices for the next siege, as they are kept. */
export interface KeptCover {
  player: string
  wish: Wish
  defenders: number
  rules: HouseRules
  /** What waits behind "More…" lies open. */
  boxOpen: boolean
}

export type SavedCover = SavedDraft<KeptCover>

const lands = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_LANDS))

/** How a deck that is being put together is kept: as plain words. */
export const wishForm = v.strictObject({
  creatures: v.pipe(v.array(v.picklist(CREATURES)), v.maxLength(15)),
  treasure: v.nullable(v.picklist(TREASURES)),
  lands: v.strictObject({ wood: lands, gold: lands, magic: lands }),
})

const form = v.strictObject({
  player: playerName,
  wish: wishForm,
  defenders: v.picklist([1, 2, 3, 4, 5, 6, 7]),
  rules: v.strictObject(houseRuleEntries(HOUSE_RULES)),
  boxOpen: v.boolean(),
})

/** The place in the browser where the choices for the next siege lie. */
export const savedCover = (storage: SafeStorage): SavedCover =>
  savedDraft<KeptCover>(storage, KEYS.cover, form, ({ player, wish, defenders, rules, boxOpen }) => ({
    player,
    wish,
    defenders,
    rules,
    boxOpen,
  }))
