import type { Tile } from './board.ts'

/** Everything that a player can do (section 3). */
export type Action =
  /** Place a pawn in the opening [B 2]. */
  | { type: 'place'; at: Tile }
  /** Move a pawn next door; the last one that leaves a tile leaves a tree [B 7]. */
  | { type: 'step'; from: Tile; to: Tile }
  /** Make two trees and a pawn into two pawns. */
  | { type: 'spawn'; at: Tile }
  /** Give two trees and a pawn for the Boogyman. */
  | { type: 'call'; at: Tile }
  /** Walk with the Boogyman and capture where he stops [B 10]. */
  | { type: 'prowl'; to: Tile }
  /** Both sides have agreed on a draw [B 18]. */
  | { type: 'agree-draw' }
  /** The seat on turn gives up [B 18]. */
  | { type: 'give-up' }

/** What keeps the Boogyman from a tile, in the order in which it is told [B 10]. */
export type Bar = 'trees' | 'boogyman' | 'full'

/** Why an action is not allowed (section 4). */
export interface Refusal {
  readonly code:
    | 'game-over'
    | 'not-placing'
    | 'still-placing'
    | 'full'
    | 'no-pawn-there'
    /** All pawns of this side on the tile, or its Boogyman, have acted in this turn. */
    | 'has-acted'
    | 'not-next-door'
    | 'needs-two-trees'
    | 'boogyman-is-out'
    | 'last-pawn'
    | 'no-boogyman'
    | 'must-move'
    | Bar
    | 'out-of-reach'
}
