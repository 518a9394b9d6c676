import { citadel, FEWEST_PEOPLE, HOUSE_RULES, MOST_PEOPLE } from '../../../../engine/citadel/index.ts'
import { seatSettings } from '../../../../programs/simulator/seats.ts'
import { houseRulesText } from '../../../../programs/simulator/settings.ts'
import { anyOf, BOTS, type Player } from '../../bots/index.ts'

/** The players, the strongest first. `random` measures what playing without a thought achieves. */
export const PLAYERS = { ...BOTS, random: (): Player => (seen, luck) => anyOf(citadel.list(seen), luck) }

/** All that the outcome of a game depends on, besides its number. */
export const SETTINGS = seatSettings(
  PLAYERS,
  ['knight', 'page', 'page'],
  [FEWEST_PEOPLE, MOST_PEOPLE],
  HOUSE_RULES,
)

/** The house rules that are not the standard, as the law names them. */
export const rulesText = houseRulesText(HOUSE_RULES)
