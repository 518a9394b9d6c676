import { type Boogyman, boogyman, type Refusal, SEATS } from '../../../engine/boogyman/index.ts'
import { tableKit } from '../../../ui/frames/table/table-kit.ts'
import { personsOf } from '../seating.ts'
import {
  counsel,
  followTables,
  isComputers,
  isHandsOff,
  liveTable,
  type Table,
  useHandsOff,
  useTable,
} from '../table.ts'
import { isSameTurn } from '../turns.ts'
import { type Messages, messagesNow, useMessages } from '../words/messages.ts'
import { hintLines } from './hints/hint-words.ts'
import { linesOfMove } from './log/log-lines.ts'
import { PAGE_OF_REFUSAL, refusalText } from './now/refusals.ts'

/** What the shared parts of the table need of this tale. The way back is that of the law, section 6. */
export const TABLE_KIT = tableKit<Boogyman, Table, Messages, Refusal>({
  rules: boogyman,
  ...{ liveTable, followTables, useTable, counsel, isHandsOff, useHandsOff },
  ...{ useWords: useMessages, wordsNow: messagesNow },
  refusals: { words: refusalText, pageOf: ({ code }) => PAGE_OF_REFUSAL[code] },
  back: {
    ...{ isComputers, isSameTurn },
    persons: ({ leaders }) => personsOf(leaders.getState().table).length,
    lineOf: (m, move) => linesOfMove(move, m)[0]?.what ?? '',
    asks: ({ table }) => table.undoAsks,
    question: ({ table, common }, { before }) => table.backText(common.inSentence[SEATS[before.onTurn]]),
  },
  hints: {
    icon: 'guardian',
    linesOf: hintLines,
    ask: ({ table }) => table.hint,
    early: ({ hints }) => [hints.thinking],
  },
})

export const { noticesOf, goingBackOf, hintsOf } = TABLE_KIT
