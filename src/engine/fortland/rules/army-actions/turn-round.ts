import { armyOnTurn, isPassing } from '../armies.ts'
import { type ArmyAction, pay, refuseDear } from '../army-action.ts'

/** Turns the army round, once a turn [F 7]. */
export const turnRound: ArmyAction = {
  price: ({ rules }) => rules.turnCost,

  bar(state) {
    if (isPassing(state)) return { code: 'must-march-on' }
    if (state.turned) return { code: 'turned-already' }
    return refuseDear(state, turnRound.price(state))
  },

  leaves(state) {
    const { space, facing } = armyOnTurn(state)
    return { space, facing: facing === 'ccw' ? 'cw' : 'ccw' }
  },

  perform({ state, emit }) {
    const seat = state.onTurn
    const army = turnRound.leaves(state)
    pay(state, turnRound.price(state))
    state.armies[seat] = army
    state.turned = true
    emit?.({ type: 'turned', seat, facing: army.facing })
  },
}
