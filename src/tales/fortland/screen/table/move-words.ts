import type { Move, Session } from '../../game.ts'
import type { Table } from '../../runtime.ts'
import { isSameTurn } from '../../turns.ts'
import { type Messages, messagesNow } from '../../words/messages.ts'
import { linesOfMove, marchesOn } from '../log/log-lines.ts'
import { countryName } from '../ring/names.ts'

/**
 * Returns the announcement of a move, with a march as one. At the end of a turn it is the whole turn in one sentence, and the next country.
 */
export function wordsOfMove(move: Move, _table: Table, session: Session): string {
  if (marchesOn(move, session)) return ''
  const m = messagesNow()
  const began = move.frames.findLast(({ event }) => event.type === 'turn-began')?.event
  const own = linesOfMove(move, session, m).flatMap(({ what, why }) => [what, why])
  const told =
    began?.type === 'turn-began'
      ? [turnUpTo(session, move, m), m.table.turnOf(countryName(m, began.seat))]
      : own
  return told.filter(Boolean).join(' ')
}

/** Returns one sentence on the turn up to a move, with the reason of its last entry if there is one. */
function turnUpTo({ moves }: Session, last: Move, m: Messages): string {
  const ofTurn = moves.slice(0, moves.indexOf(last) + 1).filter((move) => isSameTurn(move, last))
  const lines = ofTurn
    .filter((move) => !marchesOn(move, { moves }))
    .flatMap((move) => linesOfMove(move, { moves }, m))
  if (lines.length === 0) return ''
  return [m.table.wholeTurn(lines.map(({ what }) => what)), lines.at(-1)?.why].filter(Boolean).join(' ')
}
