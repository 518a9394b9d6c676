import type { Tile } from './board.ts'
import type { Outcome, Seat } from './state.ts'

/** All events, in order (law, section 7). */
export type Event =
  | { type: 'placed'; seat: Seat; tile: Tile }
  | { type: 'turn-began'; seat: Seat; turn: number }
  | { type: 'stepped'; seat: Seat; from: Tile; to: Tile }
  /** The last pawn of its side left this tile [B 7]. */
  | { type: 'tree-grew'; tile: Tile }
  /** The last pawn of its side left, but the tile already has the maximum of trees [B 7]. */
  | { type: 'no-tree'; tile: Tile }
  /** `count`: number of pawns of the seat on the board afterwards. */
  | { type: 'spawned'; seat: Seat; tile: Tile; count: number }
  | { type: 'boogyman-came'; seat: Seat; tile: Tile }
  /** `path`: the entered tiles; he stops on the last one. */
  | { type: 'prowled'; seat: Seat; from: Tile; path: Tile[] }
  | { type: 'captured'; whose: Seat; tile: Tile; count: number }
  /** After the first action of a turn no other is legal [B 5]. */
  | { type: 'no-second-action'; seat: Seat }
  /** No action is legal for a whole turn [B 5]. */
  | { type: 'stuck'; seat: Seat }
  | { type: 'over'; winner: Outcome['winner']; by: Outcome['by'] }
