import { type HouseRules, standardRules } from '../../../../engine/citadel/index.ts'

/** What a table chose that is not the standard, as the law names it: "version strategic, lastRound on"; '' where all is. */
export const rulesText = (rules: HouseRules): string => {
  const standard = standardRules()
  return (Object.keys(standard) as (keyof HouseRules)[])
    .filter((rule) => rules[rule] !== standard[rule])
    .map((rule) => `${rule} ${rules[rule]}`)
    .join(', ')
}
