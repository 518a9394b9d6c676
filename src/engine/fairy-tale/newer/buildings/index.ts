import type { BuildingRules } from '../../hooks/building.ts'
import type { NewerBuildingId } from '../../ids.ts'
import { ballroom } from './ballroom.ts'
import { barracks } from './barracks.ts'
import { bellTower } from './bell-tower.ts'
import { chute } from './chute.ts'
import { cottage } from './cottage.ts'
import { kiln } from './kiln.ts'
import { spinningRoom } from './spinning-room.ts'
import { village } from './village.ts'
import { well } from './well.ts'
import { wiseWoman } from './wise-woman.ts'
import { wizard } from './wizard.ts'

/** What each special tile of a newer box does. One line a building; all else is in its own file. */
export const NEWER_BUILDINGS: Record<NewerBuildingId, BuildingRules> = {
  kiln,
  well,
  chute,
  barracks,
  village,
  cottage,
  'spinning-room': spinningRoom,
  ballroom,
  'bell-tower': bellTower,
  'wise-woman': wiseWoman,
  wizard,
}
