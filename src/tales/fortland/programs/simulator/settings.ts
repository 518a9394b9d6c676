import { FEWEST_PLAYERS, fortland, HOUSE_RULES, MOST_PLAYERS } from '../../../../engine/fortland/index.ts'
import { atRandom } from '../../../../players/player.ts'
import { seatSettings } from '../../../../programs/simulator/seats.ts'
import { houseRulesText } from '../../../../programs/simulator/settings.ts'
import { BOTS } from '../../bots/index.ts'

/** The players, the strongest first. */
export const PLAYERS = { ...BOTS, random: () => atRandom(fortland) }

/** All that the outcome of a game depends on, besides its number. */
export const SETTINGS = seatSettings(
  PLAYERS,
  ['guardian', 'apprentice'],
  [FEWEST_PLAYERS, MOST_PLAYERS],
  HOUSE_RULES,
)

/** The house rules that are not the standard, as the law names them. */
export const rulesText = houseRulesText(HOUSE_RULES)
