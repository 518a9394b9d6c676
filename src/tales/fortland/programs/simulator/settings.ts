import { FEWEST_PLAYERS, fortland, HOUSE_RULES, MOST_PLAYERS } from '../../../../engine/fortland/index.ts'
import { atRandom, namesOf } from '../../../../players/player.ts'
import {
  CHANGE_SEATS,
  houseRules,
  houseRulesText,
  SEED,
  type SettingOf,
  seatPlayers,
} from '../../../../programs/simulator/settings.ts'
import { BOTS, type Player } from '../../bots/index.ts'

/** The players, the strongest first. */
const PLAYERS = { ...BOTS, random: () => atRandom(fortland) }

export const PLAYER_NAMES = namesOf(PLAYERS)

/** A player of one game. */
export const playerOf = (name: keyof typeof PLAYERS): Player => PLAYERS[name]()

/** All that the outcome of a game depends on, besides its number. */
export const SETTINGS = {
  players: seatPlayers(PLAYER_NAMES, ['guardian', 'apprentice'], [FEWEST_PLAYERS, MOST_PLAYERS]),
  change: CHANGE_SEATS,
  rules: houseRules(HOUSE_RULES),
  seed: SEED,
}

export type Setting = SettingOf<typeof SETTINGS>

/** The house rules that are not the standard, as the law names them. */
export const rulesText = houseRulesText(HOUSE_RULES)
