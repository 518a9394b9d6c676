import { oncePer } from '../../../../engine/kernel/index.ts'
import { isLedByPerson } from '../../../../store/leaders.ts'
import { goingBack } from '../../../../ui/frames/taking-back/going-back.ts'
import { tableWordsNow } from '../../../../ui/text/table.ts'
import type { Leaders } from '../../leaders.ts'
import { isComputers, type Table, useLeaders } from '../../table.ts'
import { messagesNow } from '../../words/messages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { noticesOf } from './notice.ts'

/**
 * Whoever besieges may have others at the table who counsel, and going back behind a die is for all to agree to: so it is
 * asked about, as where several lead.
 */
const personsOf = (leaders: Leaders): number => (isLedByPerson(leaders, 'besieger') ? 2 : 0)

/** How the table goes back: freely to the last die or draw, and further if that is wished. */
export const goingBackOf = oncePer((table: Table) =>
  goingBack({
    useGame: table.game,
    persons: () => personsOf(table.leaders.getState().table),
    usePersons: () => useLeaders(({ table }) => personsOf(table)),
    isComputers: (move) => isComputers(table, move),
    isSameTurn: (one, other) =>
      one.before.turn === other.before.turn && one.before.siege === other.before.siege,
    lineOf: (move) => linesOfMove(move, messagesNow())[0]?.what ?? '',
    tellNothing: (what) => noticesOf(table).tell(() => tableWordsNow()[what]),
  }),
)
