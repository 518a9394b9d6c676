import {
  type Action,
  copyOf,
  FEWEST_PLAYERS,
  fortland,
  HOUSE_RULES,
  MOST_PLAYERS,
  type State,
} from '../../../../engine/fortland/index.ts'
import type { Chance } from '../../../../engine/kernel/index.ts'
import { anyAction, byPlan } from '../../../../programs/simulator/play-to-end.ts'
import {
  CHANGE_SEATS,
  houseRules,
  houseRulesText,
  namesOf,
  SEED,
  type SettingOf,
  seatPlayers,
} from '../../../../programs/simulator/settings.ts'
import { apprentice, cub, type Player, planOf } from '../../bots/index.ts'

/** Makes the players, the strongest first. `random` measures what playing without a thought achieves. */
const PLAYERS = {
  /** Thinks once a turn, and then does what it meant to do. */
  guardian: () => byPlan(turnOf),
  apprentice: () => apprentice,
  cub: () => cub,
  random: () => (state, luck) => anyAction(fortland.list(state), luck),
} as const satisfies Record<string, () => Player>

/** The guardian's plan for its turn; it plans on a state that does not change meanwhile. */
function turnOf(state: State, luck: Chance): readonly Action[] {
  const plan = planOf(copyOf(state), luck)
  return plan.length > 0 ? plan : [{ type: 'end' }]
}

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
