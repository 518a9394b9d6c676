import type { Refusal } from '../../actions.ts'
import type { Tile } from '../../board.ts'
import { PAWNS, type State } from '../../state.ts'
import { endGame } from '../outcome.ts'
import { addActed, addPawns, pawnsStanding, treesOn } from '../tiles.ts'
import { TWO_TREES } from '../trees.ts'
import { beginAction, breakQuiet, endAction } from '../turn.ts'
import { refuseWithoutPawn, type TileRule } from './action-rule.ts'

/** Two trees and a pawn become two pawns. The seventh standing pawn wins at once [B 6]. */
export const spawn: TileRule<'spawn'> = {
  candidatesAt: (_state, tile) => [{ type: 'spawn', at: tile }],

  refuse: (state, { at }) => refuseUnripe(state, at),

  apply(context, { at }) {
    const { state, emit } = context
    const seat = state.onTurn
    beginAction(state)
    state.trees[at] = 0
    addPawns(state, seat, at, 1)
    addActed(state, at, 2)
    breakQuiet(state)
    const count = pawnsStanding(state, seat)
    emit?.({ type: 'spawned', seat, tile: at, count })
    if (count >= PAWNS) endGame(context, { winner: seat, by: 'seven' })
    endAction(context)
  },
}

/** The reason why a pawn cannot use the trees of its tile, or null: exactly two are required. */
export const refuseUnripe = (state: State, at: Tile): Refusal | null =>
  refuseWithoutPawn(state, at) ?? (treesOn(state, at) === TWO_TREES ? null : { code: 'needs-two-trees' })
