import { FEWEST_PLAYERS, fortland, HOUSE_RULES, MOST_PLAYERS } from '../../../../engine/fortland/index.ts'
import { atRandom } from '../../../../players/player.ts'
import { seatGame } from '../../../../programs/simulator/seats.ts'
import { houseRulesText } from '../../../../programs/simulator/setting-parts.ts'
import { BOTS } from '../../bots/index.ts'

/** The players, strongest first. */
export const PLAYERS = { ...BOTS, random: () => atRandom(fortland) }

/** The settings of a simulated game: players and house rules. */
export const SEAT_GAME = seatGame(
  PLAYERS,
  ['guardian', 'apprentice'],
  [FEWEST_PLAYERS, MOST_PLAYERS],
  HOUSE_RULES,
)

/** Writes the house rules that differ from the standard, in the words of the law. */
export const rulesText = houseRulesText(HOUSE_RULES)
