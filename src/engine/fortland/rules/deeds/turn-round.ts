import type { Facing } from '../../board.ts'
import { armyOnTurn, isPassing } from '../armies.ts'
import { type Deed, pay, refuseDear } from '../deed.ts'

/** Faces the other way, once a turn [F 7]. */
export const turnRound: Deed = {
  price: ({ rules }) => rules.turnCost,

  bar(state) {
    if (isPassing(state)) return { code: 'must-march-on' }
    if (state.turned) return { code: 'turned-already' }
    return refuseDear(state, turnRound.price(state))
  },

  perform({ state, emit }) {
    const seat = state.onTurn
    const army = armyOnTurn(state)
    const facing: Facing = army.facing === 'ccw' ? 'cw' : 'ccw'
    pay(state, turnRound.price(state))
    state.armies[seat] = { space: army.space, facing }
    state.turned = true
    emit?.({ type: 'turned', seat, facing })
  },
}
