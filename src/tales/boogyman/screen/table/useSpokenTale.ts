import { useEffect } from 'react'
import { SEATS } from '../../../../engine/boogyman/index.ts'
import { movesSince } from '../../../../engine/kernel/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import type { Move, Session } from '../../game.ts'
import { useGame } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { messagesNow } from '../../words/useMessages.ts'
import { linesOfMove } from '../log/log-lines.ts'

/** Says aloud what every action brought, whoever did it; of a turn that is over all of it in one sentence, and whose begins. */
export function useSpokenTale(): void {
  useEffect(() => useGame.subscribe(({ session }, before) => tellMoves(session, before.session)), [])
}

function tellMoves(session: Session | null, earlier: Session | null): void {
  if (!session || !earlier) return
  const m = messagesNow()
  for (const move of movesSince(earlier, session)) {
    const lines = linesOfMove(move, m)
    const began = move.frames.findLast(({ event }) => event.type === 'turn-began')?.event
    const told =
      began?.type === 'turn-began'
        ? [turnUpTo(session, move, m), m.table.turnOf(m.common.sides[SEATS[began.seat]])]
        : lines.flatMap(({ what, why }) => [what, why])
    announce(told.filter(Boolean).join(' '))
  }
}

/** The turn that ended with a move, in one sentence, with why where the last of it needs a reason. */
function turnUpTo({ moves }: Session, last: Move, m: Messages): string {
  const ofTurn = moves
    .slice(0, moves.indexOf(last) + 1)
    .filter(({ before }) => before.turn === last.before.turn)
  const lines = ofTurn.flatMap((move) => linesOfMove(move, m))
  return [m.table.wholeTurn(lines.map(({ what }) => what)), lines.at(-1)?.why].filter(Boolean).join(' ')
}
