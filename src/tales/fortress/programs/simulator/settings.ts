import {
  FORTRESS_IDS,
  fortress,
  HOUSE_RULES,
  MOST_DEFENDERS,
  PRESET_IDS,
  SUGGESTED_DEFENDERS,
  TREASURES,
} from '../../../../engine/fortress/index.ts'
import { anyAction, byPlan } from '../../../../programs/simulator/play-to-end.ts'
import {
  choice,
  namesOf,
  SEED,
  type SettingOf,
  wholeNumber,
} from '../../../../programs/simulator/settings.ts'
import { captainPlan, ENOUGH, type Player, pagePlan } from '../../bots/index.ts'

/** Makes the players, the strongest first. `random` measures what playing without a thought achieves; it never gives up. */
const PLAYERS = {
  captain: (ahead) => byPlan((state, luck) => captainPlan(state, luck, ahead)),
  page: () => byPlan(pagePlan),
  random: () => (state, luck) =>
    anyAction(
      fortress.list(state).filter(({ type }) => type !== 'give-up'),
      luck,
    ),
} as const satisfies Record<string, (ahead: number) => Player>

export const PLAYER_NAMES = namesOf(PLAYERS)

/** A player of one siege; `ahead` is how many sieges the Captain plays on. */
export const playerOf = (name: keyof typeof PLAYERS, ahead: number): Player => PLAYERS[name](ahead)

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
