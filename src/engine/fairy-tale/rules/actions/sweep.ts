import type { Refusal } from '../../actions.ts'
import { isGoal } from '../../buildings.ts'
import type { State } from '../../state.ts'
import { expandsLeft, refuseMore } from '../allowance.ts'
import { pileSize, refill } from '../market.ts'
import { mustBePlaced } from '../placement.ts'
import type { ActionRule } from './action-rule.ts'
import { canLay } from './expand.ts'

/** Puts a market tile under the pile instead of expanding, if none can be placed [R 12]. */
export const sweep: ActionRule<'sweep'> = {
  list(state, listed) {
    if (expandsLeft(state) === 0) return []
    if (listed ? listed.some(({ type }) => type === 'expand') : canLay(state, state.market)) return []
    const slots = [...state.market.keys()].filter((slot) => refuseSlot(state, slot) === null)
    return slots.map((slot) => ({ type: 'sweep', slot }))
  },

  refuse(state, { slot }) {
    if (expandsLeft(state) === 0) return refuseMore(state, 'expands', 'no-expand-left')
    const refusal = refuseSlot(state, slot)
    if (refusal) return refusal
    return canLay(state, state.market) ? { code: 'a-tile-can-be-placed' } : null
  },

  apply(context, { slot }) {
    const { state, emit } = context
    const face = state.market[slot]
    if (!face) throw new Error(`Cannot sweep: market slot ${slot} is empty.`)
    state.market[slot] = null
    state.pile.under.push(face)
    state.spent.expands += 1
    emit?.({ type: 'tile-swept', seat: state.onTurn, slot, face })
    refill(context, slot)
  },
}

/** Returns why the tile of a slot cannot be swept, or null. Assumes that no tile can be placed. */
function refuseSlot({ market, pile }: State, slot: number): Refusal | null {
  const face = market[slot]
  if (face === undefined) return { code: 'no-such-slot' }
  if (face === null) return { code: 'slot-is-empty' }
  if (pileSize(pile) === 0) return { code: 'pile-is-empty' }
  const others = market.some((other) => other && !isGoal(other) && !mustBePlaced(other))
  if (!others) return null
  if (isGoal(face)) return { code: 'diamonds-stay' }
  return mustBePlaced(face) ? { code: 'must-be-placed' } : null
}
