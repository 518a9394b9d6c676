import { goingBack } from '../../../../ui/frames/taking-back/going-back.ts'
import { tableWordsNow } from '../../../../ui/text/useTableWords.ts'
import { isComputers } from '../../computer-now.ts'
import type { Move } from '../../game.ts'
import { useLeaders } from '../../leaders.ts'
import { personsOf } from '../../seating.ts'
import { useGame } from '../../table.ts'
import { messagesNow } from '../../words/useMessages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { NOTICES } from './notice.ts'

/** Whether two moves belong to one turn, or in the opening to one row of pawns placed by one side. */
export const isSameTurn = (one: Move, other: Move): boolean =>
  one.before.turn === other.before.turn && one.before.onTurn === other.before.onTurn

/** How the table goes back (law, section 6). */
export const BACK = goingBack({
  useGame,
  persons: () => personsOf(useLeaders.getState().table).length,
  usePersons: () => useLeaders(({ table }) => personsOf(table).length),
  isComputers: (move) => isComputers(move, useLeaders.getState().table),
  isSameTurn,
  lineOf: (move) => linesOfMove(move, messagesNow())[0]?.what ?? '',
  tellNothing: (what) => NOTICES.tell(() => tableWordsNow()[what]),
})
