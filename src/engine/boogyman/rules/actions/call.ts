import { addPawns, pawnsStanding } from '../tiles.ts'
import { beginAction, breakQuiet, endAction } from '../turn.ts'
import type { TileRule } from './action-rule.ts'
import { refuseUnripe } from './spawn.ts'

/** Two trees and a pawn are given for the Boogyman, who has not acted; never the last pawn [B 15]. */
export const call: TileRule<'call'> = {
  candidatesAt: (_state, tile) => [{ type: 'call', at: tile }],

  refuse(state, { at }) {
    const unripe = refuseUnripe(state, at)
    if (unripe) return unripe
    if (state.boogymen[state.onTurn] !== null) return { code: 'boogyman-is-out' }
    return pawnsStanding(state, state.onTurn) === 1 ? { code: 'last-pawn' } : null
  },

  apply(context, { at }) {
    const { state, emit } = context
    const seat = state.onTurn
    beginAction(state)
    state.trees[at] = 0
    addPawns(state, seat, at, -1)
    state.boogymen[seat] = at
    breakQuiet(state)
    emit?.({ type: 'boogyman-came', seat, tile: at })
    endAction(context)
  },
}
