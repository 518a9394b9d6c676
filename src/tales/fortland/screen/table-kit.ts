import { armyOf, type Fortland } from '../../../engine/fortland/index.ts'
import { selectState } from '../../../session/game-store.ts'
import type { AimHint } from '../../../ui/frames/hints/hints.ts'
import { tableKit } from '../../../ui/frames/table/table-kit.ts'
import { peopleAsked } from '../../../ui/frames/undo/undo-status.ts'
import { afterPlan } from '../foresight/index.ts'
import type { RefusedRequest } from '../intent/intent.ts'
import { humanSeats } from '../own-seat.ts'
import { type Table, tables } from '../runtime.ts'
import { isSameTurn } from '../turns.ts'
import { MESSAGES, type Messages } from '../words/messages.ts'
import { hintLines } from './hints/hint-words.ts'
import { linesOfMove } from './log/log-lines.ts'
import { countryName } from './ring/names.ts'
import { PAGE_OF_REFUSAL, refusalText } from './state/refusals.ts'

/** Returns the number of people who must agree to an undo. */
function persons({ game, leaders }: Table): number {
  const state = selectState(game.getState())
  const { table, people } = leaders.getState()
  return state ? peopleAsked(humanSeats(state, table).length, people) : 0
}

/**
 * Points at the space at the end of a hinted march, so that its effects are shown. Sets no aim, because the intent plays marches and single
 * actions at once.
 */
export const aimHint: AimHint<Fortland, Table> = ({ intent }, plan, state) => {
  const [first] = plan
  if (first.type === 'muster') return `space:${first.at}`
  const other = plan.findIndex(({ type }) => type !== 'march')
  const marched = afterPlan(state, other < 0 ? plan : plan.slice(0, other))
  const space = armyOf(marched, state.onTurn)?.space
  if (other === 0 || space === undefined) return null
  intent.getState().point({ kind: 'go', space })
  return `space:${space}`
}

/** The kit for the shared parts of the table. */
export const TABLE_KIT = tableKit<Fortland, Table, Messages, RefusedRequest>({
  ...tables,
  ...MESSAGES,
  refusals: { words: refusalText, pages: PAGE_OF_REFUSAL },
  back: {
    ...{ persons, isSameTurn },
    lineOf: (m, move) => linesOfMove(move, { moves: [move] }, m)[0]?.what ?? '',
    asks: ({ table }) => table.undoAsks,
    question: (m, { before }) => m.table.backText(countryName(m, before.onTurn)),
  },
  hints: {
    linesOf: hintLines,
    ask: ({ hints }) => hints.ask,
    aim: aimHint,
    buttonOf: ({ type }) => (type === 'roll' || type === 'end' ? 'table:seal' : `act:${type}`),
    early: ({ hints }) => [hints.thinking],
  },
})

export const { noticesOf, goingBackOf, hintsOf } = TABLE_KIT
