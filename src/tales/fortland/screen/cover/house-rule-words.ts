import type { HouseRules } from '../../../../engine/fortland/index.ts'
import type { CoverWords } from '../../words/cover.ts'

/** Describes the house rules that differ from the standard, in a few words each. */
export function houseRuleWords({ cover }: Pick<CoverWords, 'cover'>, rules: Partial<HouseRules>): string[] {
  return [
    ...(rules.fall === 'first' ? [cover.fallShort] : []),
    ...(rules.winter === 30 ? [cover.winterShort] : []),
    ...(rules.layout === 'patchwork' ? [cover.layoutShort] : []),
    ...(rules.dice === 2 ? [cover.diceShort] : []),
    ...(rules.turnCost === 3 ? [cover.turnCostShort] : []),
    ...(rules.ownForts === 'cost' ? [cover.ownFortsShort] : []),
    ...(rules.leave === 'on' ? [cover.leaveShort] : []),
  ]
}
