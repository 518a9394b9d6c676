import type { Citadel } from '../../../../engine/citadel/index.ts'
import { hintsAt } from '../../../../ui/frames/hints/hints.ts'
import { tableWordsNow } from '../../../../ui/text/table.ts'
import { seatAsked } from '../../hotseat.ts'
import { counsel, isHandsOff, type Table } from '../../table.ts'
import { messagesNow } from '../../words/messages.ts'
import { viewNow } from '../now/at-table.ts'
import { noticesOf } from '../now/notice.ts'
import { hintLines } from './hint-words.ts'

/**
 * The hints for whoever must decide, from what their seat sees. A hint names cards of that hand: it is told only while the
 * hand lies open before whoever looks [C 31].
 */
export const hintsOf = hintsAt<Citadel, Table>({
  counsel,
  isBarred: (state, table) =>
    state.winners !== null || isHandsOff(table) || viewNow(table)?.by !== seatAsked(state),
  tellBarred: (table) => noticesOf(table).tell(() => tableWordsNow().noAdvice),
  thinking: () => messagesNow().hints.thinking,
  linesOf: (state, plan) => hintLines(messagesNow(), state, plan),
})
