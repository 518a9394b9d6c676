import { endGame } from '../outcome.ts'
import type { Verb } from './action-rule.ts'

/** The siege is given up: always allowed while it goes on [S 20]. */
export const giveUp: Verb<'give-up'> = {
  refuse: () => null,
  perform: (table) => endGame(table, { kind: 'total-defeat', cause: 'given-up' }),
}
