import type { BuildingId } from '../../../../engine/citadel/index.ts'
import { punched } from './building-parts.ts'
import { CITIZENRY } from './citizenry.ts'
import { CRAFTS } from './crafts.ts'
import { MUNICIPAL } from './municipal.ts'
import { ON_COVER } from './on-cover.ts'
import { TRADE } from './trade.ts'

/** Every building as it is drawn, before it is cut out. */
const DRAWINGS: Readonly<Record<BuildingId, string>> = {
  ...CITIZENRY,
  ...CRAFTS,
  ...MUNICIPAL,
  ...TRADE,
  ...ON_COVER,
}

/** A building as a piece of punchboard, in a box of 64, its foot at y 59. */
export const buildingMarkup = (building: BuildingId): string => punched(DRAWINGS[building])
