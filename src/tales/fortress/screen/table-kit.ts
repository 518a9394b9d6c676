import { type Fortress, fortress, type Refusal } from '../../../engine/fortress/index.ts'
import { isLedByPerson } from '../../../store/leaders.ts'
import { tableKit } from '../../../ui/frames/table/table-kit.ts'
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
import { PAGE_OF_REFUSAL } from './now/refusals.ts'

/** What the shared parts of the table need of this tale. */
export const TABLE_KIT = tableKit<Fortress, Table, Messages, Refusal>({
  rules: fortress,
  ...{ liveTable, followTables, useTable, counsel, isHandsOff, useHandsOff },
  ...{ useWords: useMessages, wordsNow: messagesNow },
  refusals: {
    words: ({ refusals }, { code }) => refusals[code],
    pageOf: ({ code }) => PAGE_OF_REFUSAL[code],
  },
  back: {
    ...{ isComputers, isSameTurn },
    // Whoever besieges may have others at the table who counsel, and going back behind a die is for all to agree to: so it
    // is asked about, as where several lead.
    persons: ({ leaders }) => (isLedByPerson(leaders.getState().table, 'besieger') ? 2 : 0),
    lineOf: (m, move) => linesOfMove(move, m)[0]?.what ?? '',
    asks: ({ table }) => table.undoAsks,
    question: ({ table }) => table.backText,
  },
  hints: {
    icon: 'guardian',
    linesOf: hintLines,
    ask: ({ table }) => table.hint,
    early: ({ hints }) => [hints.thinking],
  },
})

export const { noticesOf, goingBackOf, hintsOf } = TABLE_KIT
