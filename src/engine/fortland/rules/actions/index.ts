import { actionRules } from '../../../kernel/action-rules.ts'
import { rollSix } from '../../../kernel/chance.ts'
import type { Fortland } from '../../kind.ts'
import { isOver } from '../outcome.ts'
import type { ActionRule } from './action-rule.ts'
import { end, giveUp } from './ending.ts'
import { muster } from './muster.ts'
import { build, march, tear, turn } from './used.ts'

/** The die says how many actions there are; of two dice their sum does [F 4] [F 14]. */
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

/** Everything that countries can do, in the order of the law; giving up is never listed (section 7). */
export const ACTIONS = actionRules<Fortland>({
  rules: { muster, roll, march, turn, build, tear, end, 'give-up': giveUp },
  refuseType(state, type) {
    if (isOver(state)) return { code: 'game-over' }
    return state.phase === 'muster' && type !== 'muster' ? { code: 'muster-first' } : null
  },
})
