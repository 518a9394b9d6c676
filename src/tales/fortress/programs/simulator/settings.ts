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
import { choice, SEED, type SettingOf, wholeNumber } from '../../../../programs/simulator/settings.ts'
import { BOTS, ENOUGH } from '../../bots/index.ts'

/** The players, the strongest first. `random` never gives up. */
export const PLAYERS = { ...BOTS, random: () => atRandom(fortress, ({ type }) => type !== 'give-up') }

export const PLAYER_NAMES = namesOf(PLAYERS)

/** All that the outcome of a siege depends on, besides its number. */
export const SETTINGS = {
  player: choice(PLAYER_NAMES, 'page'),
  /** The deck that lies ready, and its treasure: `own` is the one that is in it. */
  deck: choice(PRESET_IDS),
  treasure: choice(['own', ...TREASURES]),
  /** Lands of the deck's first kind, in place of its own; 0: its own. */
  lands: wholeNumber(0, 0, 24),
  /** So many defenders; unless a fortress of the road is named. */
  defenders: wholeNumber(SUGGESTED_DEFENDERS, 1, MOST_DEFENDERS),
  fortress: choice(['none', ...FORTRESS_IDS]),
  order: choice(HOUSE_RULES.order),
  gift: choice(HOUSE_RULES.gift),
  /** How many sieges the Captain plays on in a turn. */
  ahead: wholeNumber(ENOUGH, 1, 1_000_000),
  seed: SEED,
}

export type Setting = SettingOf<typeof SETTINGS>
