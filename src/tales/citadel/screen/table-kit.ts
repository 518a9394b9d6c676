import { type Citadel, citadel, type Refusal } from '../../../engine/citadel/index.ts'
import { heardMoves } from '../../../engine/kernel/index.ts'
import { isLedByPerson } from '../../../store/leaders.ts'
import { tableKit } from '../../../ui/frames/table/table-kit.ts'
import { peopleAsked } from '../../../ui/frames/taking-back/way-back.ts'
import type { Move } from '../game.ts'
import { seatAsked, wasPersons } from '../hotseat.ts'
import { ORDER_NAMES } from '../leaders.ts'
import { counsel, followTables, isHandsOff, liveTable, type Table, useHandsOff, useTable } from '../table.ts'
import { isSameTurn } from '../turns.ts'
import { type Messages, messagesNow, useMessages } from '../words/messages.ts'
import { whoAgrees } from './back/who-agrees.ts'
import { hintLines } from './hints/hint-words.ts'
import { linesOfMove } from './log/log-lines.ts'
import { useRealSeen, useView, viewNow } from './now/at-table.ts'
import { orderName } from './now/names.ts'
import { PAGE_OF_REFUSAL } from './now/refusals.ts'

/** How many people must agree that more is taken back: those too who have given up [C 29]. */
function persons({ game, leaders }: Table): number {
  const { session } = game.getState()
  const { table, people } = leaders.getState()
  const seats = session ? citadel.seats(session.config).length : 0
  const led = ORDER_NAMES.slice(0, seats).filter((order) => isLedByPerson(table, order))
  return peopleAsked(led.length, people)
}

/** What a move did, as whoever looks has heard it. */
function lineOf(m: Messages, move: Move, table: Table): string {
  const [heard] = heardMoves(citadel, { moves: [move] }, viewNow(table)?.by ?? null)
  return heard ? (linesOfMove(heard, m)[0]?.what ?? '') : ''
}

/** As its seat was led then: giving it to a bot does not make an earlier move the bot's. */
function wasComputers({ game, leaders }: Table, move: Move): boolean {
  const { session } = game.getState()
  return session !== null && !wasPersons(session, session.moves.indexOf(move), leaders.getState())
}

/** Whether the hand that must decide lies open before whoever looks. */
function useIsHandOpen(): boolean {
  const { by } = useView()
  const seen = useRealSeen()
  return by !== null && by === seatAsked(seen)
}

/**
 * What the shared parts of the table need of this tale. Undo is free to the last draw, Spy or hand-over, and goes further when all
 * agree [C 32].
 */
export const TABLE_KIT = tableKit<Citadel, Table, Messages, Refusal>({
  rules: citadel,
  ...{ liveTable, followTables, useTable, counsel, isHandsOff, useHandsOff },
  ...{ useWords: useMessages, wordsNow: messagesNow },
  refusals: {
    words: ({ refusals }, { code }) => refusals[code],
    pageOf: ({ code }) => PAGE_OF_REFUSAL[code],
  },
  back: {
    ...{ persons, isSameTurn, lineOf, isComputers: wasComputers },
    asks: ({ table }) => table.undoAsks,
    question: (m, { before }, table) =>
      `${m.table.backText(orderName(m, before.onTurn))} ${whoAgrees(table, m)}`,
  },
  hints: {
    icon: 'guardian',
    linesOf: hintLines,
    ask: ({ hints }) => hints.ask,
    early: ({ hints }) => [hints.thinking],
    // A hint names cards of a hand: it is told only while the hand lies open before whoever looks [C 31].
    isBarred: (state, table) => viewNow(table)?.by !== seatAsked(state),
    useIsOpen: useIsHandOpen,
  },
})

export const { noticesOf, goingBackOf, hintsOf } = TABLE_KIT
