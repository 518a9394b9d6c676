import {
  FORTRESS_IDS,
  fortress,
  HOUSE_RULES,
  MOST_DEFENDERS,
  PRESET_IDS,
  SUGGESTED_DEFENDERS,
  TREASURES,
} from '../../../../engine/fortress/index.ts'
import { atRandom, namesOf } from '../../../../players/player.ts'
import { choice, SEED, type SettingOf, wholeNumber } from '../../../../programs/simulator/setting-parts.ts'
import { BOTS, FIRST_PLAYOUTS } from '../../bots/index.ts'

/** The players, strongest first. `random` never gives up. */
export const PLAYERS = { ...BOTS, random: () => atRandom(fortress, ({ type }) => type !== 'give-up') }

export const PLAYER_NAMES = namesOf(PLAYERS)

/** All inputs of a simulated siege, besides its number. */
export const SETTINGS = {
  player: choice(PLAYER_NAMES, 'page'),
  /** The preset deck and its treasure; `own` keeps the deck's own one. */
  deck: choice(PRESET_IDS),
  treasure: choice(['own', ...TREASURES]),
  /** Lands of the deck's first kind, in place of its own; 0: its own. */
  lands: wholeNumber(0, 0, 24),
  /** Number of defenders; ignored if a fortress of the road is set. */
  defenders: wholeNumber(SUGGESTED_DEFENDERS, 1, MOST_DEFENDERS),
  fortress: choice(['none', ...FORTRESS_IDS]),
  order: choice(HOUSE_RULES.order),
  gift: choice(HOUSE_RULES.gift),
  /** Number of sieges that the Captain simulates for each plan in the first round. */
  ahead: wholeNumber(FIRST_PLAYOUTS, 1, 1_000_000),
  seed: SEED,
}

export type Setting = SettingOf<typeof SETTINGS>
