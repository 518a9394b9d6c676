import { HOUSE_RULES, type HouseRules, standardRules } from '../../../../engine/fairy-tale/index.ts'

/** A rule that tables may read in more than one way. */
export type HouseRule = keyof HouseRules

export const HOUSE_RULE_IDS = Object.keys(HOUSE_RULES) as HouseRule[]

/** The readings of each rule, the book's own first. */
export const READINGS: { readonly [Rule in HouseRule]: readonly HouseRules[Rule][] } = HOUSE_RULES

/** The house rules that are on: those read otherwise than the book reads them. */
export function rulesOn(rules: HouseRules): HouseRule[] {
  const standard = standardRules()
  return HOUSE_RULE_IDS.filter((rule) => rules[rule] !== standard[rule])
}
