import { HOUSE_RULES, type HouseRules, standardRules } from '../../../../engine/fairy-tale/index.ts'

/** A rule with more than one reading. */
export type HouseRule = keyof HouseRules

export const HOUSE_RULE_IDS = Object.keys(HOUSE_RULES) as HouseRule[]

/** The readings of each rule, the standard one first. */
export const READINGS: { readonly [Rule in HouseRule]: readonly HouseRules[Rule][] } = HOUSE_RULES

/** Returns the active house rules: those that differ from the standard reading. */
export function rulesOn(rules: HouseRules): HouseRule[] {
  const standard = standardRules()
  return HOUSE_RULE_IDS.filter((rule) => rules[rule] !== standard[rule])
}
