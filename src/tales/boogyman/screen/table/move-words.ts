import { SEATS } from '../../../../engine/boogyman/index.ts'
import type { Move, Session } from '../../game.ts'
import type { Table } from '../../runtime.ts'
import type { Messages } from '../../words/messages.ts'
import { messagesNow } from '../../words/messages.ts'
import { linesOfMove } from '../log/log-lines.ts'

/** Announces a move. At the end of a turn, announces the whole turn in one sentence, and the side to play. */
export function wordsOfMove(move: Move, _table: Table, session: Session): string {
  const m = messagesNow()
  const began = move.frames.findLast(({ event }) => event.type === 'turn-began')?.event
  const told =
    began?.type === 'turn-began'
      ? [turnUpTo(session, move, m), m.table.turnOf(m.common.sides[SEATS[began.seat]])]
      : linesOfMove(move, m).flatMap(({ what, why }) => [what, why])
  return told.filter(Boolean).join(' ')
}

/** The turn that ended with a move, in one sentence, with a reason for its last action if needed. */
function turnUpTo({ moves }: Session, last: Move, m: Messages): string {
  const ofTurn = moves
    .slice(0, moves.indexOf(last) + 1)
    .filter(({ before }) => before.turn === last.before.turn)
  const lines = ofTurn.flatMap((move) => linesOfMove(move, m))
  return [m.table.wholeTurn(lines.map(({ what }) => what)), lines.at(-1)?.why].filter(Boolean).join(' ')
}
