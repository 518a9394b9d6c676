import { actionRules } from '../../../kernel/action-rules.ts'
import type { Fortland } from '../../kind.ts'
import { isOver } from '../outcome.ts'
import { end } from './end.ts'
import { giveUp } from './give-up.ts'
import { muster } from './muster.ts'
import { roll } from './roll.ts'
import { build, march, tear, turn } from './used.ts'

/** Everything that countries can do, in the order of the law; giving up is never listed (section 7). */
export const ACTIONS = actionRules<Fortland>({
  rules: { muster, roll, march, turn, build, tear, end, 'give-up': giveUp },
  refuseType(state, type) {
    if (isOver(state)) return { code: 'game-over' }
    return state.phase === 'muster' && type !== 'muster' ? { code: 'muster-first' } : null
  },
})
