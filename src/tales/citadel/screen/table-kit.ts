import {
  type Citadel,
  citadel,
  type Refusal,
  type Seat,
  SHOPS,
  type View,
} from '../../../engine/citadel/index.ts'
import { movesFor } from '../../../engine/kernel/index.ts'
import { isHuman } from '../../../store/controllers-store.ts'
import { tableKit } from '../../../ui/frames/table/table-kit.ts'
import { peopleAsked } from '../../../ui/frames/undo/undo-status.ts'
import { ORDER_NAMES } from '../controllers.ts'
import type { Move } from '../game.ts'
import { seatAsked, wasPersons } from '../hotseat.ts'
import { type Table, tables } from '../runtime.ts'
import { isSameTurn } from '../turns.ts'
import { MESSAGES, type Messages } from '../words/messages.ts'
import { whoAgrees } from './back/who-agrees.ts'
import { aimHint } from './hints/aim-hint.ts'
import { hintLines } from './hints/hint-words.ts'
import { linesOfMove } from './log/log-lines.ts'
import { orderName } from './state/order-names.ts'
import { PAGE_OF_REFUSAL } from './state/refusals.ts'
import { currentViewer, useLiveView, useView } from './state/table-state.ts'

/** Returns how many people must agree to an undo past the boundary, including those who gave up [C 29]. */
function persons({ game, leaders }: Table): number {
  const { session } = game.getState()
  const { table, people } = leaders.getState()
  const seats = session ? citadel.seats(session.config).length : 0
  const led = ORDER_NAMES.slice(0, seats).filter((order) => isHuman(table, order))
  return peopleAsked(led.length, people)
}

/** Returns the log entry of a move from the view of the current viewer. */
function lineOf(m: Messages, move: Move, table: Table): string {
  const [heard] = movesFor(citadel, { moves: [move] }, currentViewer(table)?.by ?? null)
  return heard ? (linesOfMove(heard, m)[0]?.what ?? '') : ''
}

/** True if a bot made the move, by the controllers at that time. A later change of controller does not count. */
function wasComputers({ game, leaders }: Table, move: Move): boolean {
  const { session } = game.getState()
  return session !== null && !wasPersons(session, session.moves.indexOf(move), leaders.getState())
}

/** True if a viewer sees the hand of the seat that must decide. */
const seesHand = (by: Seat | null, seen: View): boolean => by !== null && by === seatAsked(seen)

function useIsHandOpen(): boolean {
  const { by } = useView()
  const seen = useLiveView()
  return seesHand(by, seen)
}

/**
 * Parts that the shared table needs of this tale. Undo is free back to the last draw, Spy or hand-over, and goes further if all agree
 * [C 32].
 */
export const TABLE_KIT = tableKit<Citadel, Table, Messages, Refusal>({
  ...tables,
  ...MESSAGES,
  refusals: {
    words: ({ refusals }, { code }) => refusals[code],
    pages: PAGE_OF_REFUSAL,
  },
  back: {
    ...{ persons, isSameTurn, lineOf, isBotMove: wasComputers },
    asks: ({ table }) => table.undoAsks,
    question: (m, { before }, table) =>
      `${m.table.backText(orderName(m, before.onTurn))} ${whoAgrees(table, m)}`,
  },
  hints: {
    linesOf: hintLines,
    ask: ({ hints }) => hints.ask,
    aim: aimHint,
    buttonOf: ({ type }) => (type === 'reveal' || type === 'end' ? 'table:seal' : `act:${type}`),
    tabOf: (target) => (SHOPS.some((shop) => target.startsWith(`${shop}:`)) ? 'shops' : 'hand'),
    early: ({ hints }) => [hints.thinking],
    // A hint names cards of a hand, so that it must appear only while the screen shows that hand [C 31].
    hand: { isOpen: (seen, table) => seesHand(currentViewer(table).by, seen), useIsOpen: useIsHandOpen },
  },
})

export const { noticesOf, goingBackOf, hintsOf } = TABLE_KIT
