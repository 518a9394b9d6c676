import { type State, TILES, type Tile } from '../../../../engine/boogyman/index.ts'
import type { Spot } from '../../../../ui/stage/spot.ts'
import type { InHand } from '../../intent/in-hand.ts'
import { pressOf } from '../../intent/press.ts'
import { spotOf, tileAt } from '../clearing/spots.ts'

/** Where a piece that is dragged would fall. */
interface Drop {
  tile: Tile
  /** It may go there. */
  fits: boolean
}

/** How far a tile where the piece may go draws it, in tiles from its middle. */
const MAGNET = 0.8

/** The tile to which a spot belongs for a piece that is dragged: the nearest where it may go, else the one below; null beside all. */
export function dropOn(state: State, piece: NonNullable<InHand>, spot: Spot): Drop | null {
  const below = tileAt(spot)
  // Over its own tile it is only put down again.
  if (below === piece.at) return { tile: below, fits: false }
  const away = (tile: Tile) => Math.hypot(spotOf(tile).x - spot.x, spotOf(tile).y - spot.y)
  const near = TILES.filter((tile) => away(tile) < MAGNET && pressOf(state, piece, tile).kind === 'act')
  const [first, ...others] = near
  if (first === undefined) return below === null ? null : { tile: below, fits: false }
  return { tile: others.reduce((best, tile) => (away(tile) < away(best) ? tile : best), first), fits: true }
}
