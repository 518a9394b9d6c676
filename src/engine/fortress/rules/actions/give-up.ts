import { endGame } from '../outcome.ts'
import type { ActionRule } from './action-rule.ts'

/** The siege is given up: always allowed while it goes on [S 20]. */
export const giveUp: ActionRule<'give-up'> = {
  refuse: () => null,
  apply: (table) => endGame(table, { kind: 'total-defeat', cause: 'given-up' }),
}
