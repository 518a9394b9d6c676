import type { Fortress, Refusal } from '../../../engine/fortress/index.ts'
import { isHuman } from '../../../store/controllers-store.ts'
import { tableKit } from '../../../ui/frames/table/table-kit.ts'
import { type Table, tables } from '../runtime.ts'
import { isSameTurn } from '../turns.ts'
import { MESSAGES, type Messages } from '../words/messages.ts'
import { aimHint } from './hints/aim-hint.ts'
import { hintLines } from './hints/hint-words.ts'
import { linesOfMove } from './log/log-lines.ts'
import { PAGE_OF_REFUSAL } from './state/refusals.ts'

/** The kit for the shared parts of the table. */
export const TABLE_KIT = tableKit<Fortress, Table, Messages, Refusal>({
  ...tables,
  ...MESSAGES,
  refusals: {
    words: ({ refusals }, { code }) => refusals[code],
    pages: PAGE_OF_REFUSAL,
  },
  back: {
    isSameTurn,
    // Counts two people, so that undo beyond a die asks for consent: others at the table may advise the player.
    persons: ({ leaders }) => (isHuman(leaders.getState().table, 'besieger') ? 2 : 0),
    lineOf: (m, move) => linesOfMove(move, m)[0]?.what ?? '',
    asks: ({ table }) => table.undoAsks,
    question: ({ table }) => table.backText,
  },
  hints: {
    linesOf: hintLines,
    ask: ({ hints }) => hints.ask,
    aim: aimHint,
    buttonOf: ({ type }) => (type === 'assault' || type === 'end' ? 'table:seal' : `act:${type}`),
    tabOf: (target) => (target.startsWith('spot:army') ? 'army' : 'hand'),
    early: ({ hints }) => [hints.thinking],
  },
})

export const { noticesOf, goingBackOf, hintsOf } = TABLE_KIT
