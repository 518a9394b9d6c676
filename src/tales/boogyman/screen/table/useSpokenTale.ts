import { useEffect } from 'react'
import { movesSince } from '../../../../engine/kernel/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import type { Session } from '../../game.ts'
import { useGame } from '../../table.ts'
import { messagesNow } from '../../words/useMessages.ts'
import { linesOfMove } from '../log/log-lines.ts'

/** Says aloud what every action brought, whoever did it, and whose turn begins. */
export function useSpokenTale(): void {
  useEffect(() => useGame.subscribe(({ session }, before) => tellMoves(session, before.session)), [])
}

function tellMoves(session: Session | null, earlier: Session | null): void {
  if (!session || !earlier) return
  const m = messagesNow()
  for (const move of movesSince(earlier, session)) {
    const told = linesOfMove(move, m).flatMap(({ what, why }) => [what, why])
    const began = move.frames.findLast(({ event }) => event.type === 'turn-began')?.event
    const turn = began?.type === 'turn-began' ? m.common.sides[began.seat === 0 ? 'red' : 'green'] : ''
    announce([...told, turn && m.table.turnOf(turn)].filter(Boolean).join(' '))
  }
}
