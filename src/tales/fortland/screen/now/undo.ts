import { selectState } from '../../../../session/game-store.ts'
import { goingBack } from '../../../../ui/frames/taking-back/going-back.ts'
import { peopleAsked } from '../../../../ui/frames/taking-back/way-back.ts'
import { tableWordsNow } from '../../../../ui/text/useTableWords.ts'
import { isComputers } from '../../computer-now.ts'
import { useLeaders } from '../../leaders.ts'
import { personsOf } from '../../seating.ts'
import { useGame } from '../../table.ts'
import { isSameTurn } from '../../turns.ts'
import { messagesNow } from '../../words/useMessages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { NOTICES } from './notice.ts'

/** How many people must agree. */
function persons(): number {
  const state = selectState(useGame.getState())
  const { table, people } = useLeaders.getState()
  return state ? peopleAsked(personsOf(state, table).length, people) : 0
}

/** How the table goes back: freely to the roll of the own turn, and further when all agree. */
export const BACK = goingBack({
  useGame,
  persons,
  usePersons: usePersonsNow,
  isComputers: (move) => isComputers(move, useLeaders.getState().table),
  isSameTurn,
  lineOf: (move) => linesOfMove(move, { moves: [move] }, messagesNow())[0]?.what ?? '',
  tellNothing: (what) => NOTICES.tell(() => tableWordsNow()[what]),
})

function usePersonsNow(): number {
  const state = useGame(selectState)
  const { table, people } = useLeaders()
  return state ? peopleAsked(personsOf(state, table).length, people) : 0
}
