import type { Tile } from './board.ts'

/** Every action of a player (law, section 3). */
export type Action =
  /** Place a pawn in the opening [B 2]. */
  | { type: 'place'; at: Tile }
  /** Move a pawn to a neighboring tile. The last pawn of its side on the old tile leaves a tree [B 7]. */
  | { type: 'step'; from: Tile; to: Tile }
  /** Turn two trees and a pawn into two pawns. */
  | { type: 'spawn'; at: Tile }
  /** Trade two trees and a pawn for the Boogyman. */
  | { type: 'call'; at: Tile }
  /** Move the Boogyman, and capture where he stops [B 10]. */
  | { type: 'prowl'; to: Tile }
  /** Both sides have agreed on a draw [B 18]. */
  | { type: 'agree-draw' }
  /** The seat on turn gives up [B 18]. */
  | { type: 'give-up' }

/** The obstacle that bars a tile to the Boogyman. The rules check them in this order [B 10]. */
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
