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

  apply(table) {
    const { state, chance, emit } = table
    const face = rollSix(chance)
    emit?.({ type: 'night-rolled', face })
    changeLife(table, nightChange(state, face), 'night')
    if (state.life <= 0) endGame(table, { kind: 'total-defeat', cause: 'life' })
    else beginTurn(table)
  },
}

/** Gives up the siege, at any time before its end [S 20]. */
export const giveUp: ActionRule<'give-up'> = {
  refuse: () => null,
  apply: (table) => endGame(table, { kind: 'total-defeat', cause: 'given-up' }),
}
