import { rollSix } from '../../../kernel/chance.ts'
import { phaseOf } from '../../state.ts'
import { changeLife, nightChange } from '../life.ts'
import { endGame } from '../outcome.ts'
import { beginTurn } from '../turn.ts'
import { type ActionRule, refuseInColumn } from './action-rule.ts'

/** Ends the turn, and rolls the night [S 16]. */
export const end: ActionRule<'end'> = {
  refuse(state) {
    const closed = refuseInColumn(state)
    if (closed) return closed
    return phaseOf(state) === 'assault' ? { code: 'must-assault' } : null
  },

  apply(context) {
    const { state, chance, emit } = context
    const face = rollSix(chance)
    emit?.({ type: 'night-rolled', face })
    changeLife(context, nightChange(state, face), 'night')
    if (state.life <= 0) endGame(context, { kind: 'total-defeat', cause: 'life' })
    else beginTurn(context)
  },
}

/** Gives up the siege, at any time before its end [S 20]. */
export const giveUp: ActionRule<'give-up'> = {
  refuse: () => null,
  apply: (context) => endGame(context, { kind: 'total-defeat', cause: 'given-up' }),
}
