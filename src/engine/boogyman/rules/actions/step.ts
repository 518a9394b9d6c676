import type { ActionOf } from '../../../kernel/game.ts'
import { neighboursOf } from '../../board.ts'
import type { Boogyman } from '../../types.ts'
import { addActed, addPawns, isFull, pawnsOn } from '../tiles.ts'
import { growTree } from '../trees.ts'
import { beginAction, endAction } from '../turn.ts'
import { refuseWithoutPawn, type TileRule } from './action-rule.ts'

/** A pawn steps next door; the last of its side that leaves a tile leaves a tree [B 7] [B 8]. */
export const step: TileRule<'step'> = {
  candidatesAt(state, from) {
    if (refuseWithoutPawn(state, from)) return []
    return neighboursOf(from).map((to): ActionOf<Boogyman, 'step'> => ({ type: 'step', from, to }))
  },

  refuse(state, { from, to }) {
    const without = refuseWithoutPawn(state, from)
    if (without) return without
    if (!neighboursOf(from).includes(to)) return { code: 'not-next-door' }
    return isFull(state, to) ? { code: 'full' } : null
  },

  apply(context, { from, to }) {
    const { state, emit } = context
    const seat = state.onTurn
    beginAction(state)
    addPawns(state, seat, from, -1)
    addPawns(state, seat, to, 1)
    addActed(state, to, 1)
    emit?.({ type: 'stepped', seat, from, to })
    if (pawnsOn(state, seat, from) === 0) growTree(context, from)
    endAction(context)
  },
}
