import { useSpokenMoves } from '../../../../ui/frames/log/useSpokenMoves.ts'
import { plain } from '../../../../ui/text/emphasis.ts'
import type { Move } from '../../game.ts'
import { useGame } from '../../table.ts'
import { messagesNow } from '../../words/useMessages.ts'
import { linesOfMove } from '../log/log-lines.ts'

/** Says aloud what every action brought, whoever did it. */
export const useSpokenSiege = (): void => useSpokenMoves(useGame, wordsOfMove)

/** What a move brought; and where a turn began, which one, and the life that is left. */
function wordsOfMove(move: Move): string {
  const m = messagesNow()
  const told = linesOfMove(move, m).flatMap(({ what, why }) => [what, why])
  const began = move.before.turn !== move.after.turn && !move.after.outcome
  const turn = began ? [m.table.yourTurn(move.after.turn), m.table.wholeTurn(move.after.life)] : []
  return plain([...told, ...turn].filter(Boolean).join(' '))
}
