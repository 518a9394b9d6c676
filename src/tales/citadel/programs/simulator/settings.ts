import { citadel, FEWEST_PEOPLE, HOUSE_RULES, MOST_PEOPLE } from '../../../../engine/citadel/index.ts'
import { seatGame } from '../../../../programs/simulator/seats.ts'
import { houseRulesText } from '../../../../programs/simulator/setting-parts.ts'
import { anyOf, BOTS, type Player } from '../../bots/index.ts'

/** The players, the strongest first. `random` is the baseline. */
export const PLAYERS = { ...BOTS, random: (): Player => (seen, luck) => anyOf(citadel.list(seen), luck) }

/** The players and house rules of a run. */
export const SEAT_GAME = seatGame(
  PLAYERS,
  ['knight', 'page', 'page'],
  [FEWEST_PEOPLE, MOST_PEOPLE],
  HOUSE_RULES,
)

/** House rules other than the standard ones, in the words of the law. */
export const rulesText = houseRulesText(HOUSE_RULES)
