import { placeText } from '../../../kernel/boards/square.ts'
import { faceOf } from '../../tiles.ts'
import { expandsLeft, refuseMore } from '../allowance.ts'
import { fellable, isClosed, refuseOpen, refuseToFell } from '../felling.ts'
import type { ActionRule } from './action-rule.ts'

/** Fells a tile of the forest instead of expanding, if no remaining tile could ever be placed [R 73]. */
export const fell: ActionRule<'fell'> = {
  list(state, listed = []) {
    if (expandsLeft(state) === 0) return []
    if (listed.some(({ type }) => type === 'expand') || !isClosed(state)) return []
    return fellable(state).map((at) => ({ type: 'fell', at }))
  },

  refuse(state, { at }) {
    if (expandsLeft(state) === 0) return refuseMore(state, 'expands', 'no-expand-left')
    return refuseOpen(state) ?? refuseToFell(state, at)
  },

  apply(context, { at }) {
    const { state, emit } = context
    const tile = state.tiles[at]
    if (!tile) throw new Error(`Cannot fell a tile at ${placeText(at)}: the place is empty.`)
    const face = faceOf(tile)
    delete state.tiles[at]
    state.pile.under.push(face)
    state.spent.expands += 1
    context.expansions?.hooks.forgets(state, at, face, 'felled')
    emit?.({ type: 'tile-felled', seat: state.onTurn, at, face })
    context.expansions?.hooks.left(context, at, face, 'felled')
  },
}
