import * as v from 'valibot'
import { houseRuleEntries, playerName, standardOf } from '../kernel/config.ts'
import { HOUSE_RULES, type HouseRules, SEATS, type SeatName } from './state.ts'

/** What the table chooses before a game. */
export interface Config {
  /** The names of those who lead Red and Green ('' for none). */
  players: readonly [string, string]
  /** Who places first, and begins [B 2] [B 3]. */
  first: SeatName
  rules: HouseRules
}

/** The rules as they are played where nobody says otherwise. */
export const standardRules = (): HouseRules => standardOf(HOUSE_RULES)

/** The stored form of the config, plain JSON. The cover reads it before the rules have loaded. */
export const storedConfig: v.GenericSchema<unknown, Config> = v.strictObject({
  players: v.strictTuple([playerName, playerName]),
  first: v.picklist(SEATS),
  rules: v.strictObject(houseRuleEntries(HOUSE_RULES)),
})
