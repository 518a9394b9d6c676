import { distance, type Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import type { State } from '../state.ts'
import type { Face } from '../tiles.ts'
import { refuseClosed } from './closed.ts'
import { GUARDED, places } from './forest.ts'
import { refuseUnawaited } from './goal.ts'
import { tilesToCome } from './market.ts'
import { isOurs } from './ours.ts'
import { canLay } from './verbs/expand.ts'

/**
 * Whether the forest is closed: a dark diamond is still to come (or, where the last tile wins, any), and none of all tiles still to come could be laid
 * anywhere now [R 73]. Which tiles those are everybody knows; only in which order they come nobody does.
 */
export const isClosed = (state: State): boolean => refuseOpen(state) === null

/** Why nothing may be felled, whatever tile it were; null where the forest is closed. */
export function refuseOpen(state: State): Refusal | null {
  const unawaited = refuseUnawaited(state)
  if (unawaited) return unawaited
  return canLay(state, onePerKind(tilesToCome(state))) ? { code: 'a-tile-to-come-fits' } : null
}

/** Why the tile of a place may not be felled, where one may be; null if it may. */
export function refuseToFell(state: State, at: Place): Refusal | null {
  const tile = state.tiles[at]
  if (!tile) return { code: 'no-such-tile' }
  if (distance(at) <= GUARDED) return { code: 'the-oak-guards-it' }
  if (tile.building) return { code: 'building-stays', building: tile.building }
  if (tile.monsters.length > 0) return { code: 'monsters-stand-there' }
  return isOurs(state, at) ? { code: 'somebody-stands-there' } : refuseClosed(state, at)
}

/** The places whose tiles could be felled, if the forest is closed. */
export const fellable = (state: State): Place[] =>
  places(state.tiles).filter((at) => refuseToFell(state, at) === null)

/** One of each kind: tiles with the same roads and building lie in the same places. */
const onePerKind = (faces: readonly Face[]): Face[] => [
  ...new Map(faces.map((face) => [`${face.roads} ${face.building}`, face])).values(),
]
