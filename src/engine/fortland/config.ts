import { standardOf } from '../kernel/config.ts'
import { HOUSE_RULES, type HouseRules } from './state.ts'

/** How many countries may play: as many as there are players [F 15]. */
export const FEWEST_PLAYERS = 2
export const MOST_PLAYERS = 4

/** What the table chooses before a game. */
export interface Config {
  /** The names of those who lead the countries ('' for none), in the order of play: two to four. */
  players: readonly string[]
  rules: HouseRules
}

/** The rules as they are played where nobody says otherwise. */
export const standardRules = (): HouseRules => standardOf(HOUSE_RULES)
