import type { BasicBuildingId, BuildingId } from '../../../../engine/fairy-tale/index.ts'
import { joined } from '../../../../engine/kernel/index.ts'
import { expansionArt } from '../expansion-art.ts'
import type { BuildingArt } from './building-art.ts'
import { candyHouse } from './candy-house.ts'
import { catapult } from './catapult.ts'
import { den } from './den.ts'
import { diamond } from './diamond.ts'
import { palace } from './palace.ts'
import { sleepingGlade } from './sleeping-glade.ts'
import { trapdoor } from './trapdoor.ts'
import { treasureChest } from './treasure-chest.ts'

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

/** How every building is drawn: a new one is its own file and one line here. Those of the expansions come late. */
export const BUILDINGS: Record<BuildingId, BuildingArt> = joined(
  BASIC,
  () => expansionArt.ifCome()?.buildings ?? null,
)
