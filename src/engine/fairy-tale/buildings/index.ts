import type { BuildingRules } from '../hooks/building.ts'
import type { BasicBuildingId, BuildingId, NewerBuildingId } from '../ids.ts'
import { notTakenIn } from '../newer-content.ts'
import type { Face } from '../tiles.ts'
import { candyHouse } from './candy-house.ts'
import { catapult } from './catapult.ts'
import { den } from './den.ts'
import { diamond } from './diamond.ts'
import { palace } from './palace.ts'
import { sleepingGlade } from './sleeping-glade.ts'
import { trapdoor } from './trapdoor.ts'
import { treasureChest } from './treasure-chest.ts'

/** What each of them does. One line a building; all else is in its own file. */
const BUILDINGS: Record<BasicBuildingId, BuildingRules> & { [Id in NewerBuildingId]?: BuildingRules } = {
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
export const buildingRules = (id: BuildingId | null): BuildingRules | null =>
  id ? (BUILDINGS[id] ?? notTakenIn(id)) : null

/** The box that a special tile comes in; null: in none, it is in every game. */
export const buildingBox = (id: BuildingId): BuildingRules['box'] | null => buildingRules(id)?.box ?? null

/** Takes in what the special tiles of newer boxes do (decision 40). */
export const takeInBuildings = (newer: Record<NewerBuildingId, BuildingRules>): void => {
  Object.assign(BUILDINGS, newer)
}

/** Whether a tile is what must be destroyed to win: a dark diamond. */
export const isGoal = (face: Pick<Face, 'building'>): boolean => buildingRules(face.building)?.isGoal === true
