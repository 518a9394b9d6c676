import { oncePer } from '../../../../engine/kernel/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { goingBack } from '../../../../ui/frames/taking-back/going-back.ts'
import { peopleAsked } from '../../../../ui/frames/taking-back/way-back.ts'
import { tableWordsNow } from '../../../../ui/text/table.ts'
import { personsOf } from '../../seating.ts'
import { isComputers, type Table, useGame, useLeaders } from '../../table.ts'
import { isSameTurn } from '../../turns.ts'
import { messagesNow } from '../../words/messages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { noticesOf } from './notice.ts'

/** How many people must agree. */
function persons(table: Table): number {
  const state = selectState(table.game.getState())
  const { table: led, people } = table.leaders.getState()
  return state ? peopleAsked(personsOf(state, led).length, people) : 0
}

/** How the table goes back: freely to the roll of the own turn, and further when all agree. */
export const goingBackOf = oncePer((table: Table) =>
  goingBack({
    useGame: table.game,
    persons: () => persons(table),
    usePersons: usePersonsNow,
    isComputers: (move) => isComputers(table, move),
    isSameTurn,
    lineOf: (move) => linesOfMove(move, { moves: [move] }, messagesNow())[0]?.what ?? '',
    tellNothing: (what) => noticesOf(table).tell(() => tableWordsNow()[what]),
  }),
)

function usePersonsNow(): number {
  const state = useGame(selectState)
  const { table, people } = useLeaders()
  return state ? peopleAsked(personsOf(state, table).length, people) : 0
}
