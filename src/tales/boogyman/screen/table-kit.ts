import { type Boogyman, type Refusal, SEATS } from '../../../engine/boogyman/index.ts'
import { tableKit } from '../../../ui/frames/table/table-kit.ts'
import { humanSeats } from '../own-seat.ts'
import { type Table, tables } from '../runtime.ts'
import { isSameTurn } from '../turns.ts'
import { MESSAGES, type Messages } from '../words/messages.ts'
import { aimHint } from './hints/aim-hint.ts'
import { hintLines } from './hints/hint-words.ts'
import { linesOfMove } from './log/log-lines.ts'
import { PAGE_OF_REFUSAL, refusalText } from './state/refusals.ts'

/** The parts of this tale that the shared table needs. Undo follows the law, section 6. */
export const TABLE_KIT = tableKit<Boogyman, Table, Messages, Refusal>({
  ...tables,
  ...MESSAGES,
  refusals: { words: refusalText, pages: PAGE_OF_REFUSAL },
  back: {
    isSameTurn,
    persons: ({ leaders }) => humanSeats(leaders.getState().table).length,
    lineOf: (m, move) => linesOfMove(move, m)[0]?.what ?? '',
    asks: ({ table }) => table.undoAsks,
    question: ({ table, common }, { before }) => table.backText(common.inSentence[SEATS[before.onTurn]]),
  },
  hints: {
    linesOf: hintLines,
    ask: ({ hints }) => hints.ask,
    aim: aimHint,
    early: ({ hints }) => [hints.thinking],
  },
})

export const { noticesOf, goingBackOf, hintsOf } = TABLE_KIT
