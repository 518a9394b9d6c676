import type { BuildingId } from '../../../../engine/citadel/index.ts'
import { cut } from '../../../../ui/art/pen.ts'
import { CITIZENRY } from './citizenry.ts'
import { CRAFTS } from './crafts.ts'
import { MUNICIPAL } from './municipal.ts'
import { TRADE } from './trade.ts'

/** Every building as it is drawn, before it is cut out. */
const DRAWINGS: Readonly<Record<BuildingId, string>> = { ...CITIZENRY, ...CRAFTS, ...MUNICIPAL, ...TRADE }

/** A building as a piece of punchboard, in a box of 64, its foot at y 59. */
export const buildingMarkup = (building: BuildingId): string =>
  cut(DRAWINGS[building], { cream: 4.6, edge: 3 })
