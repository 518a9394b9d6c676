import { HOUSE_RULES, type HouseRules } from '../../../../engine/fortland/index.ts'
import type { CoverWords } from '../../words/cover.ts'

/** The house rules in the order of the cover. */
export const RULES_IN_ORDER = ['fall', 'winter', 'layout', 'dice', 'turnCost', 'ownForts', 'leave'] as const

/** Describes the house rules that differ from the standard, in a few words each. */
export const houseRuleWords = ({ cover }: Pick<CoverWords, 'cover'>, rules: Partial<HouseRules>): string[] =>
  RULES_IN_ORDER.filter((rule) => (rules[rule] ?? HOUSE_RULES[rule][0]) !== HOUSE_RULES[rule][0]).map(
    (rule) => cover[`${rule}Short`],
  )
