import { oncePer } from '../../../../engine/kernel/index.ts'
import { goingBack } from '../../../../ui/frames/taking-back/going-back.ts'
import { tableWordsNow } from '../../../../ui/text/table.ts'
import type { Move } from '../../game.ts'
import { personsOf } from '../../seating.ts'
import { isComputers, type Table, useLeaders } from '../../table.ts'
import { messagesNow } from '../../words/messages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { noticesOf } from './notice.ts'

/** Whether two moves belong to one turn, or in the opening to one row of pawns placed by one side. */
export const isSameTurn = (one: Move, other: Move): boolean =>
  one.before.turn === other.before.turn && one.before.onTurn === other.before.onTurn

/** How the table goes back (law, section 6). */
export const goingBackOf = oncePer((table: Table) =>
  goingBack({
    useGame: table.game,
    persons: () => personsOf(table.leaders.getState().table).length,
    usePersons: () => useLeaders(({ table }) => personsOf(table).length),
    isComputers: (move) => isComputers(table, move),
    isSameTurn,
    lineOf: (move) => linesOfMove(move, messagesNow())[0]?.what ?? '',
    tellNothing: (what) => noticesOf(table).tell(() => tableWordsNow()[what]),
  }),
)
