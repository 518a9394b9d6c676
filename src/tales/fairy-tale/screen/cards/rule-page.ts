import { BUILDING_RULES, CHARACTER_RULES, LAND_RULES, type RuleRef, SYMBOL_RULES } from './rule-refs.ts'

/** The page of the rule book for sections without a page for each thing. */
const OF_SECTION: Readonly<Record<string, string>> = {
  1: 'sides',
  2: 'sweep',
  3.1: 'new-monsters',
  3.2: 'walk',
  3.3: 'monsters-move',
  4: 'way',
  4.1: 'way',
  4.2: 'way',
  4.3: 'crowd',
  4.4: 'oak',
  5: 'end',
  7: 'wood',
  8: 'diamond',
  9: 'red-riding-hood',
}

/** Things of the expansions on a tile share the page of their source. */
const OF_LAND: Record<keyof typeof LAND_RULES, string> = {
  fire: 'torch',
  water: 'river',
  curse: 'diamond',
  soldiers: 'barracks',
  villagers: 'village',
  wrecker: 'war-drum',
}

const OF_THING: ReadonlyMap<RuleRef, string> = new Map([
  ...[SYMBOL_RULES, BUILDING_RULES, CHARACTER_RULES].flatMap((refs) =>
    Object.entries(refs).map(([id, ref]) => [ref, id] as const),
  ),
  ...Object.entries(LAND_RULES).map(([id, ref]) => [ref, OF_LAND[id as keyof typeof LAND_RULES]] as const),
])

/** Returns the page of the rule book for a reference. */
export const rulePage = (ref: RuleRef): string => OF_THING.get(ref) ?? OF_SECTION[ref.section] ?? 'oak'
