import type { BuildingRules } from '../hooks.ts'
import type { Face } from '../tiles.ts'
import { candyHouse } from './candy-house.ts'
import { catapult } from './catapult.ts'
import { den } from './den.ts'
import { diamond } from './diamond.ts'
import { palace } from './palace.ts'
import { sleepingGlade } from './sleeping-glade.ts'
import { trapdoor } from './trapdoor.ts'
import { treasureChest } from './treasure-chest.ts'

/** Every special tile that there is, in the order of the rule book (section 8). */
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

export type BuildingId = (typeof BUILDING_IDS)[number]

/** What each of them does. One line a building; all else is in its own file. */
const BUILDINGS: Record<BuildingId, BuildingRules> = {
  diamond,
  den,
  'sleeping-glade': sleepingGlade,
  'candy-house': candyHouse,
  'treasure-chest': treasureChest,
  palace,
  catapult,
  trapdoor,
}

/** The rules of a tile's building, or null for a plain tile. */
export const buildingRules = (id: BuildingId | null): BuildingRules | null => (id ? BUILDINGS[id] : null)

/** Whether a tile is what must be destroyed to win: a dark diamond. */
export const isGoal = (face: Pick<Face, 'building'>): boolean => buildingRules(face.building)?.isGoal === true
