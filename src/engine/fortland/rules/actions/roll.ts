import { rollSix } from '../../../kernel/chance.ts'
import type { ActionRule } from './action-rule.ts'

/** The die says how many actions there are; of two dice their sum does [F 4] [F 14]. */
export const roll: ActionRule<'roll'> = {
  candidates: () => [{ type: 'roll' }],

  refuse: ({ phase }) => (phase === 'act' ? { code: 'rolled-already' } : null),

  apply({ state, chance, emit }) {
    const faces: number[] = Array.from({ length: state.rules.dice }, () => rollSix(chance))
    state.phase = 'act'
    state.actions = faces.reduce((sum, face) => sum + face, 0)
    emit?.({ type: 'rolled', seat: state.onTurn, faces })
  },
}
