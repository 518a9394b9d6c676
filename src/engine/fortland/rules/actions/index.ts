import { actionRules } from '../../../kernel/action-rules.ts'
import { rollSix } from '../../../kernel/chance.ts'
import type { Fortland } from '../../types.ts'
import { isPassing } from '../armies.ts'
import { fall } from '../fall.ts'
import { isOver } from '../outcome.ts'
import { endTurn } from '../turn.ts'
import { wasteOf } from '../waste.ts'
import { type ActionRule, refuseBeforeRoll } from './action-rule.ts'
import { muster } from './muster.ts'
import { build, march, tear, turn } from './used.ts'

/** Ends the turn once no remaining action can be used; those actions are lost [F 6]. */
const end: ActionRule<'end'> = {
  candidates: () => [{ type: 'end' }],

  refuse(state) {
    const early = refuseBeforeRoll(state)
    if (early) return early
    if (isPassing(state)) return { code: 'must-march-on' }
    const usable = state.actions - wasteOf(state)
    return usable > 0 ? { code: 'actions-left', usable } : null
  },

  apply(context) {
    const { state, emit } = context
    const count = state.actions
    state.actions = 0
    if (count > 0) emit?.({ type: 'actions-lost', seat: state.onTurn, count })
    endTurn(context)
  },
}

/** Makes the country on turn give up and fall. Always accepted after the muster, never listed [F 12]. */
const giveUp: ActionRule<'give-up'> = {
  refuse: () => null,

  apply(context) {
    const { state, emit } = context
    const seat = state.onTurn
    emit?.({ type: 'gave-up', seat })
    fall(context, seat, null)
    if (!isOver(state)) endTurn(context)
  },
}

/** Rolls the number of actions: the face of one die, or the sum of two [F 4] [F 14]. */
const roll: ActionRule<'roll'> = {
  candidates: () => [{ type: 'roll' }],

  refuse: ({ phase }) => (phase === 'act' ? { code: 'rolled-already' } : null),

  apply({ state, chance, emit }) {
    const faces: number[] = Array.from({ length: state.rules.dice }, () => rollSix(chance))
    state.phase = 'act'
    state.actions = faces.reduce((sum, face) => sum + face, 0)
    emit?.({ type: 'rolled', seat: state.onTurn, faces })
  },
}

/** All action rules, in the order of the law; giving up is never listed (section 7). */
export const ACTIONS = actionRules<Fortland>({
  rules: { muster, roll, march, turn, build, tear, end, 'give-up': giveUp },
  refuseType(state, type) {
    if (isOver(state)) return { code: 'game-over' }
    return state.phase === 'muster' && type !== 'muster' ? { code: 'muster-first' } : null
  },
})
