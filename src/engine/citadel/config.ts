import * as v from 'valibot'
import { houseRuleEntries, playerName, standardOf } from '../kernel/config.ts'
import { HOUSE_RULES, type HouseRules } from './state.ts'

/** The choices of the table before a game. */
export interface Config {
  /** Names of the 2 to 5 people in their order round the table; '' for none. */
  players: readonly string[]
  rules: HouseRules
}

/** Fewest and most people at the table. */
export const FEWEST_PEOPLE = 2
export const MOST_PEOPLE = 5

/** Returns the default house rules [C 10] [C 28]. */
export const standardRules = (): HouseRules => standardOf(HOUSE_RULES)

const GOALS = {
  basic: { 2: 40, 3: 30, 4: 25, 5: 20 },
  strategic: { 2: 50, 3: 35, 4: 30, 5: 25 },
} as const satisfies Record<string, Readonly<Record<number, number>>>

/** Returns the goal of a game with this many seats, in points (section 3). */
export function goalFor(version: HouseRules['version'], seats: number): number {
  const goals: Readonly<Record<number, number>> = GOALS[version]
  const goal = goals[seats]
  if (goal === undefined) throw new Error(`No goal is defined for ${seats} seats.`)
  return goal
}

/** The stored form of the config, plain JSON. The cover reads it before the rules have loaded. */
export const storedConfig: v.GenericSchema<unknown, Config> = v.strictObject({
  players: v.pipe(v.array(playerName), v.minLength(FEWEST_PEOPLE), v.maxLength(MOST_PEOPLE)),
  rules: v.strictObject(houseRuleEntries(HOUSE_RULES)),
})
