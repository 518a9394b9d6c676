import { rollSix } from '../../../kernel/chance.ts'
import { phaseOf } from '../../state.ts'
import type { RuleContext } from '../../types.ts'
import { assaultTotal } from '../army.ts'
import { assaultResult, endGame } from '../outcome.ts'
import type { ActionRule } from './action-rule.ts'

/** Storms the gate with all ready creatures, against three dice plus the walls [S 18]. */
export const assault: ActionRule<'assault'> = {
  refuse: (state) => (phaseOf(state) === 'assault' ? null : { code: 'garrison-stands' }),

  apply(context) {
    const { state, chance, emit } = context
    const damage = assaultTotal(state)
    const dice = [rollSix(chance), rollSix(chance), rollSix(chance)]
    const roll = dice.reduce((sum, die) => sum + die, state.place.walls)
    const result = assaultResult(damage, roll)
    if (result === 'driven-out') state.pending = 'again'
    emit?.({ type: 'assault-rolled', damage, dice, roll, result })
    if (result !== 'driven-out') storm(context, result)
  },
}

const storm = (context: RuleContext, kind: Parameters<typeof endGame>[1]['kind']): void =>
  endGame(context, { kind, cause: 'assault' })
