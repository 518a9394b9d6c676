import { endGame } from '../outcome.ts'
import { refuseInOpening, type Verb } from './action-rule.ts'

/** Both sides have agreed on a draw; the table is asked for it, so it is never listed [B 18]. */
export const agreeDraw: Verb<'agree-draw'> = {
  refuse: refuseInOpening,
  perform: (table) => endGame(table, { winner: null, by: 'agreed' }),
}
