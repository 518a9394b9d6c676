/** All symbols of games without an expansion, in the order of the rule book (section 7). */
export const SYMBOL_IDS = [
  'wood',
  'gold',
  'magic',
  'distraction',
  'bomb',
  'swap',
  'rotate',
  'haste',
  'fixed-order',
  'capacity',
  'gate',
  'wall',
] as const

/** All symbols of the expansions, in the order of their law. Their effects load with a game that has such a box. */
export const EXPANSION_SYMBOL_IDS = [
  'torch',
  'damp',
  'river',
  'boulder',
  'signpost',
  'drawbridge',
  'secret-door',
  'war-drum',
  'grove',
  'scroll',
] as const

export type BasicSymbolId = (typeof SYMBOL_IDS)[number]
export type ExpansionSymbolId = (typeof EXPANSION_SYMBOL_IDS)[number]
export type SymbolId = BasicSymbolId | ExpansionSymbolId

/** All special tiles of games without an expansion, in the order of the rule book (section 8). */
export const BUILDING_IDS = [
  'diamond',
  'den',
  'sleeping-glade',
  'candy-house',
  'treasure-chest',
  'palace',
  'catapult',
  'trapdoor',
] as const

/** All special tiles of the expansions, in the order of their law. Their effects load with a game that has such a box. */
export const EXPANSION_BUILDING_IDS = [
  'kiln',
  'well',
  'chute',
  'barracks',
  'village',
  'cottage',
  'spinning-room',
  'ballroom',
  'bell-tower',
  'wise-woman',
  'wizard',
] as const

export type BasicBuildingId = (typeof BUILDING_IDS)[number]
export type ExpansionBuildingId = (typeof EXPANSION_BUILDING_IDS)[number]
export type BuildingId = BasicBuildingId | ExpansionBuildingId
