import { standardOf } from '../kernel/config.ts'
import { HOUSE_RULES, type HouseRules } from './state.ts'

/** What the table chooses before a game. */
export interface Config {
  /** The names of the people, in their order round the table ('' for none): 2 to 5. */
  players: readonly string[]
  rules: HouseRules
}

/** Fewest and most people at the table. */
export const FEWEST_PEOPLE = 2
export const MOST_PEOPLE = 5

/** The rules as they are played where nobody says otherwise [C 10] [C 28]. */
export const standardRules = (): HouseRules => standardOf(HOUSE_RULES)
