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
export const standardRules = (): HouseRules => ({
  leave: HOUSE_RULES.leave[0],
  ownForts: HOUSE_RULES.ownForts[0],
  dice: HOUSE_RULES.dice[0],
  turnCost: HOUSE_RULES.turnCost[0],
  layout: HOUSE_RULES.layout[0],
  winter: HOUSE_RULES.winter[0],
  fall: HOUSE_RULES.fall[0],
})

/** Longest name of a player, in characters. */
export const LONGEST_NAME = 24
