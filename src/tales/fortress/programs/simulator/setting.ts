import {
  FORTRESS_IDS,
  type FortressId,
  HOUSE_RULES,
  type HouseRules,
  MOST_DEFENDERS,
  PRESET_IDS,
  type PresetId,
  SUGGESTED_DEFENDERS,
  standardRules,
  TREASURES,
  type TreasureId,
} from '../../../../engine/fortress/index.ts'
import { SEEDS } from '../../../../engine/kernel/index.ts'
import { readId, whole } from '../../../../programs/simulator/reading.ts'
import type { SettingOption } from '../../../../programs/simulator/tale.ts'
import { ENOUGH } from '../../bots/index.ts'
import { PLAYER_NAMES, type PlayerName } from './players.ts'

/** All that the outcome of a siege depends on, besides its number. */
export interface Setting {
  player: PlayerName
  /** The deck that lies ready, and its treasure: `own` is the one that is in it. */
  deck: PresetId
  treasure: TreasureId | 'own'
  /** Lands of the deck's first kind, in place of its own; 0: its own. */
  lands: number
  /** So many defenders; unless a fortress of the road is named. */
  defenders: number
  fortress: FortressId | 'none'
  order: HouseRules['order']
  gift: HouseRules['gift']
  /** How many sieges the Captain plays on in a turn. */
  ahead: number
  seed: number
}

/** What is played where the command line says nothing. */
export const standardSetting = (): Setting => ({
  player: 'page',
  deck: PRESET_IDS[0],
  treasure: 'own',
  lands: 0,
  defenders: SUGGESTED_DEFENDERS,
  fortress: 'none',
  ...standardRules(),
  ahead: ENOUGH,
  seed: 1,
})

/** An option that takes one of some words. */
const choice =
  <Name extends 'player' | 'deck' | 'treasure' | 'fortress' | 'order' | 'gift'>(
    name: Name,
    words: readonly Setting[Name][],
  ): SettingOption<Setting> =>
  (setting, text) => {
    setting[name] = readId(name, text, words)
  }

/** An option that takes a whole number. */
const number =
  (name: 'lands' | 'defenders' | 'ahead' | 'seed', least: number, most: number): SettingOption<Setting> =>
  (setting, text) => {
    setting[name] = whole(name, text, least, most)
  }

export const OPTIONS: Readonly<Record<string, SettingOption<Setting>>> = {
  player: choice('player', PLAYER_NAMES),
  deck: choice('deck', PRESET_IDS),
  treasure: choice('treasure', ['own', ...TREASURES]),
  lands: number('lands', 0, 24),
  defenders: number('defenders', 1, MOST_DEFENDERS),
  fortress: choice('fortress', ['none', ...FORTRESS_IDS]),
  order: choice('order', HOUSE_RULES.order),
  gift: choice('gift', HOUSE_RULES.gift),
  ahead: number('ahead', 1, 1_000_000),
  seed: number('seed', 0, SEEDS - 1),
}
