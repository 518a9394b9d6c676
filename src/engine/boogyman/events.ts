import type { Tile } from './board.ts'
import type { Outcome, Seat } from './state.ts'

/** Everything that happens, in the order in which it happens (section 7). */
export type Event =
  | { type: 'placed'; seat: Seat; tile: Tile }
  | { type: 'turn-began'; seat: Seat; turn: number }
  | { type: 'stepped'; seat: Seat; from: Tile; to: Tile }
  /** The last pawn of its side left this tile [B 7]. */
  | { type: 'tree-grew'; tile: Tile }
  /** The last pawn of its side left, but as many trees as may be stand there [B 7]. */
  | { type: 'no-tree'; tile: Tile }
  /** `count`: the pawns that now stand on the board. */
  | { type: 'spawned'; seat: Seat; tile: Tile; count: number }
  | { type: 'boogyman-came'; seat: Seat; tile: Tile }
  /** `path`: the tiles entered, the last of them where he stops. */
  | { type: 'prowled'; seat: Seat; from: Tile; path: Tile[] }
  | { type: 'captured'; whose: Seat; tile: Tile; count: number }
  /** After the first action of a turn nothing more is allowed [B 5]. */
  | { type: 'no-second-action'; seat: Seat }
  /** Nothing is allowed in a whole turn [B 5]. */
  | { type: 'stuck'; seat: Seat }
  | { type: 'over'; winner: Outcome['winner']; by: Outcome['by'] }
