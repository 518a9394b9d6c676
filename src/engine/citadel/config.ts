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

/** Longest name of a player, in characters. */
export const LONGEST_NAME = 24

/** The rules as they are played where nobody says otherwise [C 10] [C 28]. */
export const standardRules = (): HouseRules => ({
  version: HOUSE_RULES.version[0],
  two: HOUSE_RULES.two[0],
  lastRound: HOUSE_RULES.lastRound[0],
})
