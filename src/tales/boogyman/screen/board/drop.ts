import { type State, TILES, type Tile } from '../../../../engine/boogyman/index.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import { clickResult } from '../../intent/press.ts'
import type { TurnSelection } from '../../intent/turn-selection.ts'
import { spotOf, tileAt } from '../clearing/spots.ts'

/** The target of a dragged piece. */
interface Drop {
  tile: Tile
  /** True if the piece may go there. */
  fits: boolean
}

/** Snap distance of a legal target, in tiles from its center. */
const MAGNET = 0.8

/** The tile for a dragged piece at a point: the nearest legal target within the snap distance, else the tile below. Null off the board. */
export function dropOn(state: State, piece: NonNullable<TurnSelection>, spot: BoardPoint): Drop | null {
  const below = tileAt(spot)
  // On its own tile the piece is put down again.
  if (below === piece.at) return { tile: below, fits: false }
  const away = (tile: Tile) => Math.hypot(spotOf(tile).x - spot.x, spotOf(tile).y - spot.y)
  const near = TILES.filter((tile) => away(tile) < MAGNET && clickResult(state, piece, tile).kind === 'act')
  const [first, ...others] = near
  if (first === undefined) return below === null ? null : { tile: below, fits: false }
  return { tile: others.reduce((best, tile) => (away(tile) < away(best) ? tile : best), first), fits: true }
}
