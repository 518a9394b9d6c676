import { type Fortland, fortland } from '../../../engine/fortland/index.ts'
import { selectState } from '../../../session/game-store.ts'
import { tableKit } from '../../../ui/frames/table/table-kit.ts'
import { peopleAsked } from '../../../ui/frames/taking-back/way-back.ts'
import type { Refused } from '../intent/intent.ts'
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
import { countryName } from './ring/names.ts'

/** How many people must agree that more is taken back. */
function persons({ game, leaders }: Table): number {
  const state = selectState(game.getState())
  const { table, people } = leaders.getState()
  return state ? peopleAsked(personsOf(state, table).length, people) : 0
}

/** What the shared parts of the table need of this tale. */
export const TABLE_KIT = tableKit<Fortland, Table, Messages, Refused>({
  rules: fortland,
  ...{ liveTable, followTables, useTable, counsel, isHandsOff, useHandsOff },
  ...{ useWords: useMessages, wordsNow: messagesNow },
  refusals: { words: refusalText, pageOf: ({ code }) => PAGE_OF_REFUSAL[code] },
  back: {
    ...{ persons, isComputers, isSameTurn },
    lineOf: (m, move) => linesOfMove(move, { moves: [move] }, m)[0]?.what ?? '',
    asks: ({ table }) => table.undoAsks,
    question: (m, { before }) => m.table.backText(countryName(m, before.onTurn)),
  },
  hints: {
    icon: 'guardian',
    linesOf: hintLines,
    ask: ({ table }) => table.hint,
    early: ({ hints }) => [hints.thinking],
  },
})

export const { noticesOf, goingBackOf, hintsOf } = TABLE_KIT
