import { armyOnTurn, isPassing, marchesToRoom, nextSpace } from '../armies.ts'
import { type ArmyAction, pay, refuseDear } from '../army-action.ts'

/** Marches one space. May enter an occupied space only if the remaining actions reach the next free one [F 5]. */
export const marchOn: ArmyAction = {
  price: () => 1,

  bar(state) {
    const dear = refuseDear(state, 1)
    if (dear) return dear
    const short = marchesToRoom(state) - state.actions
    return short > 0 ? { code: 'no-room', short } : null
  },

  leaves(state) {
    const army = armyOnTurn(state)
    return { space: nextSpace(state, army), facing: army.facing }
  },

  perform({ state, emit }) {
    const seat = state.onTurn
    const from = armyOnTurn(state).space
    const army = marchOn.leaves(state)
    pay(state, 1)
    state.armies[seat] = army
    emit?.({ type: 'marched', seat, from, to: army.space, passing: isPassing(state) })
  },
}
