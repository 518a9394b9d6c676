/** Every special tile that there is without a newer box, in the order of the rule book (section 8). */
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

/** Those of the newer boxes, in the order of their law. What each does comes with a game that has such a box. */
export const NEWER_BUILDING_IDS = [
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
export type NewerBuildingId = (typeof NEWER_BUILDING_IDS)[number]
export type BuildingId = BasicBuildingId | NewerBuildingId
