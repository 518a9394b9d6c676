import type { Boogyman } from '../../../../engine/boogyman/index.ts'
import { hintsAt } from '../../../../ui/frames/hints/hints.ts'
import { tableWordsNow } from '../../../../ui/text/table.ts'
import { counsel, isHandsOff, type Table } from '../../table.ts'
import { messagesNow } from '../../words/messages.ts'
import { noticesOf } from '../now/notice.ts'
import { hintLines } from './hint-words.ts'

/** The guardian's hints for whoever is on turn. */
export const hintsOf = hintsAt<Boogyman, Table>({
  counsel,
  isBarred: ({ outcome }, table) => outcome !== null || isHandsOff(table),
  tellBarred: (table) => noticesOf(table).tell(() => tableWordsNow().noAdvice),
  thinking: () => messagesNow().hints.thinking,
  linesOf: (state, plan) => hintLines(messagesNow(), state, plan),
})
