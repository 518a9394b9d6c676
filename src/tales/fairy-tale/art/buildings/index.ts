import type { BasicBuildingId, BuildingId } from '../../../../engine/fairy-tale/index.ts'
import { type ExpansionArt, loadedArt } from '../expansion-art.ts'
import type { BuildingArt } from './building-art.ts'
import { candyHouse } from './candy-house.ts'
import { catapult } from './catapult.ts'
import { den } from './den.ts'
import { diamond } from './diamond.ts'
import { palace } from './palace.ts'
import { sleepingGlade } from './sleeping-glade.ts'
import { trapdoor } from './trapdoor.ts'
import { treasureChest } from './treasure-chest.ts'

/** The drawings of buildings without an expansion: a new one is its own file and one line here. */
const BASIC: Record<BasicBuildingId, BuildingArt> = {
  diamond,
  den,
  'sleeping-glade': sleepingGlade,
  'candy-house': candyHouse,
  'treasure-chest': treasureChest,
  palace,
  catapult,
  trapdoor,
}

const isBasic = (id: BuildingId): id is BasicBuildingId => id in BASIC

/** Returns how a building is drawn. Throws for one of an expansion without their art. */
export const artOfBuilding = (id: BuildingId, expansions: ExpansionArt | null): BuildingArt =>
  isBasic(id) ? BASIC[id] : loadedArt(expansions).buildings[id]
