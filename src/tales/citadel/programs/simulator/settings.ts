import { citadel, FEWEST_PEOPLE, HOUSE_RULES, MOST_PEOPLE } from '../../../../engine/citadel/index.ts'
import { namesOf } from '../../../../players/player.ts'
import {
  CHANGE_SEATS,
  houseRules,
  houseRulesText,
  SEED,
  type SettingOf,
  seatPlayers,
} from '../../../../programs/simulator/settings.ts'
import { anyOf, BOTS, type Player } from '../../bots/index.ts'

/** The players, the strongest first. `random` measures what playing without a thought achieves. */
const PLAYERS = { ...BOTS, random: (): Player => (seen, luck) => anyOf(citadel.list(seen), luck) }

export const PLAYER_NAMES = namesOf(PLAYERS)

/** A player of one game. */
export const playerOf = (name: keyof typeof PLAYERS): Player => PLAYERS[name]()

/** All that the outcome of a game depends on, besides its number. */
export const SETTINGS = {
  players: seatPlayers(PLAYER_NAMES, ['knight', 'page', 'page'], [FEWEST_PEOPLE, MOST_PEOPLE]),
  change: CHANGE_SEATS,
  rules: houseRules(HOUSE_RULES),
  seed: SEED,
}

export type Setting = SettingOf<typeof SETTINGS>

/** The house rules that are not the standard, as the law names them. */
export const rulesText = houseRulesText(HOUSE_RULES)
