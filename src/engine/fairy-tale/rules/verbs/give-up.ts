import { endGame } from '../outcome.ts'
import type { Verb } from './verb.ts'

/** The table gives up: a loss [R 36]. */
export const giveUp: Verb<'give-up'> = {
  candidates: () => [{ type: 'give-up' }],
  refuse: () => null,
  apply: (table) => endGame(table, 'given-up'),
}
