import { canUndo, stateOf } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'

/**
 * How the last action can be taken back: freely, when all agree (it lies behind a die or a tile turned up), or not at
 * all. A tale that has ended by the rules is told: it can be tried anew, but not changed.
 */
export type WayBack = 'free' | 'asked' | 'none'

export function wayBack(session: Session): WayBack {
  if (canUndo(session)) return 'free'
  return session.moves.length > 0 && !stateOf(session).outcome ? 'asked' : 'none'
}

/** Why the last action cannot be taken back without asking, in words; null when it can. */
export function undoReason({ table }: Messages, session: Session): string | null {
  if (wayBack(session) === 'free') return null
  const frames = session.moves.at(-1)?.frames
  if (!frames) return table.undoBarrier.start
  if (stateOf(session).outcome) return table.undoBarrier.over
  const died = frames.some(({ event }) => event.type === 'die-rolled')
  return died ? table.undoBarrier.die : table.undoBarrier.tile
}
