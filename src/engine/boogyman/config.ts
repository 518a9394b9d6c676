import * as v from 'valibot'
import { houseRuleEntries, playerName, standardOf } from '../kernel/config.ts'
import { HOUSE_RULES, type HouseRules, SEATS, type SeatName } from './state.ts'

/** The choices before a game. */
export interface Config {
  /** Names of the players of Red and Green, or ''. */
  players: readonly [string, string]
  /** The side that places first and has the first turn [B 2] [B 3]. */
  first: SeatName
  rules: HouseRules
}

/** The default house rules. */
export const standardRules = (): HouseRules => standardOf(HOUSE_RULES)

/** The stored form of the config, plain JSON. The cover reads it before the rules have loaded. */
export const storedConfig: v.GenericSchema<unknown, Config> = v.strictObject({
  players: v.strictTuple([playerName, playerName]),
  first: v.picklist(SEATS),
  rules: v.strictObject(houseRuleEntries(HOUSE_RULES)),
})
