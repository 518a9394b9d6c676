import { type HouseRules, standardRules } from '../../../../engine/fortland/index.ts'

/** The house rules that are not the standard, as the law names them: "fall first, dice 2"; '' where all are. */
export const rulesText = (rules: HouseRules): string => {
  const standard = standardRules()
  return (Object.keys(standard) as (keyof HouseRules)[])
    .filter((rule) => rules[rule] !== standard[rule])
    .map((rule) => `${rule} ${rules[rule]}`)
    .join(', ')
}
