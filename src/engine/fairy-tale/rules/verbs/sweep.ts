import { isGoal } from '../../buildings/index.ts'
import { MARKET } from '../../setup.ts'
import { expandsLeft, refuseMore } from '../allowance.ts'
import { pileSize, refill } from '../market.ts'
import { placements } from './expand.ts'
import { allowed, refuseOutsideAction, type Verb } from './verb.ts'

/** Putting a market tile under the pile instead of expanding, when none can be placed [R 12]. */
export const sweep: Verb<'sweep'> = {
  list: (state) =>
    allowed(
      sweep,
      state,
      Array.from({ length: MARKET }, (_, slot) => ({ type: 'sweep', slot })),
    ),

  refuse(state, { slot }) {
    const outside = refuseOutsideAction(state)
    if (outside) return outside
    if (expandsLeft(state) === 0) return refuseMore(state, 'expands', 'no-expand-left')
    const face = state.market[slot]
    if (face === undefined) return { code: 'no-such-slot' }
    if (face === null) return { code: 'slot-is-empty' }
    if (pileSize(state.pile) === 0) return { code: 'pile-is-empty' }
    const others = state.market.some((other) => other && !isGoal(other))
    if (isGoal(face) && others) return { code: 'diamonds-stay' }
    return placements(state, 1).length > 0 ? { code: 'a-tile-can-be-placed' } : null
  },

  perform(table, { slot }) {
    const { state, emit } = table
    const face = state.market[slot]
    if (!face) throw new Error(`Market slot ${slot} has no tile to sweep.`)
    state.market[slot] = null
    state.pile.under.push(face)
    state.spent.expands += 1
    emit?.({ type: 'tile-swept', seat: state.onTurn, slot, face })
    refill(table, slot)
  },
}
