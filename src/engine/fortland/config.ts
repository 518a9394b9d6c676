import * as v from 'valibot'
import { houseRuleEntries, playerName, standardOf } from '../kernel/config.ts'
import { HOUSE_RULES, type HouseRules } from './state.ts'

/** Limits of the number of countries, which is the number of players [F 15]. */
export const FEWEST_PLAYERS = 2
export const MOST_PLAYERS = 4

/** The choices before a game. */
export interface Config {
  /** The names of the players ('' for none), in the order of play: two to four. */
  players: readonly string[]
  rules: HouseRules
}

export const standardRules = (): HouseRules => standardOf(HOUSE_RULES)

/** The stored form of the config, plain JSON. The cover reads it before the rules have loaded. */
export const storedConfig: v.GenericSchema<unknown, Config> = v.strictObject({
  players: v.pipe(v.array(playerName), v.minLength(FEWEST_PLAYERS), v.maxLength(MOST_PLAYERS)),
  rules: v.strictObject(houseRuleEntries(HOUSE_RULES)),
})
