import { citadel } from '../../../../engine/citadel/index.ts'
import { heardMoves } from '../../../../engine/kernel/index.ts'
import { selectState } from '../../../../store/game-store.ts'
import { goingBack } from '../../../../ui/frames/taking-back/going-back.ts'
import { tableWordsNow } from '../../../../ui/text/useTableWords.ts'
import { isComputers } from '../../computer-now.ts'
import type { Move } from '../../game.ts'
import { useLeaders } from '../../leaders.ts'
import { useGame } from '../../table.ts'
import { isSameTurn } from '../../turns.ts'
import { personsOf } from '../../viewing.ts'
import { messagesNow } from '../../words/useMessages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { viewNow } from '../now/at-table.ts'
import { NOTICES } from '../now/notice.ts'

/** How many people lead an Order of the game at the table. */
function persons(): number {
  const state = selectState(useGame.getState())
  return state ? personsOf(state, useLeaders.getState().table).length : 0
}

function usePersonsNow(): number {
  const state = useGame(selectState)
  const table = useLeaders((leaders) => leaders.table)
  return state ? personsOf(state, table).length : 0
}

/** What a move did, as whoever looks has heard it. */
function lineOf(move: Move): string {
  const [heard] = heardMoves(citadel, { moves: [move] }, viewNow()?.by ?? null)
  return heard ? (linesOfMove(heard, messagesNow())[0]?.what ?? '') : ''
}

/** How the table goes back: freely to the last draw, Spy or hand-over, and further when all agree [C 32]. */
export const BACK = goingBack({
  useGame,
  persons,
  usePersons: usePersonsNow,
  isComputers: (move) => isComputers(move, useLeaders.getState().table),
  isSameTurn,
  lineOf,
  tellNothing: () => NOTICES.tell(() => tableWordsNow().undoneNothing),
})
