import { enemyOf, PLACED_FIRST, phaseOf, type Seat, type State } from '../../state.ts'
import { addPawns, isFull } from '../tiles.ts'
import { beginTurn } from '../turn.ts'
import type { TileRule } from './action-rule.ts'

/** Placing a pawn in the opening: the first player one, the second two, the first one more [B 2]. */
export const place: TileRule<'place'> = {
  candidatesAt: (_state, tile) => [{ type: 'place', at: tile }],

  refuse(state, { at }) {
    if (phaseOf(state) !== 'placing') return { code: 'not-placing' }
    return isFull(state, at) ? { code: 'full' } : null
  },

  apply(context, { at }) {
    const { state, emit } = context
    const seat = state.onTurn
    addPawns(state, seat, at, 1)
    state.placed += 1
    state.onTurn = placerOf(state)
    emit?.({ type: 'placed', seat, tile: at })
    if (state.placed === PLACED_FIRST) beginTurn(context, state.first)
  },
}

/** Who places the next pawn of the opening: of its four the second and the third are the second player's [B 2]. */
export const placerOf = ({ first, placed }: Pick<State, 'first' | 'placed'>): Seat =>
  placed === 1 || placed === 2 ? enemyOf(first) : first
