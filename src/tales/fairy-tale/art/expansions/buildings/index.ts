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

/** How the buildings of the expansions are drawn: a new one is its own file and one line here. */
export const EXPANSION_BUILDINGS = {
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
