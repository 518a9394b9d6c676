import { distanceFromCentre, type Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import type { State } from '../state.ts'
import type { Face } from '../tiles.ts'
import { canLay } from './actions/expand.ts'
import { refuseClosed } from './closed.ts'
import { GUARDED, places } from './forest.ts'
import { refuseUnawaited } from './goal.ts'
import { tilesToCome } from './market.ts'
import { isOurs } from './ours.ts'

/**
 * True if the forest is closed [R 73]: the goal needs another tile, and no remaining tile could be placed anywhere now. All players know
 * which tiles remain; only their order is hidden.
 */
export const isClosed = (state: State): boolean => refuseOpen(state) === null

/** Returns why nothing may be felled at all, or null if the forest is closed. */
export function refuseOpen(state: State): Refusal | null {
  const unawaited = refuseUnawaited(state)
  if (unawaited) return unawaited
  return canLay(state, onePerKind(tilesToCome(state))) ? { code: 'a-tile-to-come-fits' } : null
}

/** Returns why this tile cannot be felled, or null. Assumes that felling is allowed now. */
export function refuseToFell(state: State, at: Place): Refusal | null {
  const tile = state.tiles[at]
  if (!tile) return { code: 'no-such-tile' }
  if (distanceFromCentre(at) <= GUARDED) return { code: 'the-oak-guards-it' }
  if (tile.building) return { code: 'building-stays', building: tile.building }
  if (tile.monsters.length > 0) return { code: 'monsters-stand-there' }
  return isOurs(state, at) ? { code: 'somebody-stands-there' } : refuseClosed(state, at)
}

/** Returns the tiles that could be felled in a closed forest. */
export const fellable = (state: State): Place[] =>
  places(state.tiles).filter((at) => refuseToFell(state, at) === null)

/** Keeps one tile of each kind: those with the same roads and building fit in the same places. */
const onePerKind = (faces: readonly Face[]): Face[] => [
  ...new Map(faces.map((face) => [`${face.roads} ${face.building}`, face])).values(),
]
