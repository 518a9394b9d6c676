import { canUndo } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'

/** Why the last action cannot be taken back, in words; null when it can. */
export function undoReason({ table }: Messages, session: Session): string | null {
  if (canUndo(session)) return null
  const frames = session.moves.at(-1)?.frames
  if (!frames) return table.undoBarrier.start
  const died = frames.some(({ event }) => event.type === 'die-rolled')
  return died ? table.undoBarrier.die : table.undoBarrier.tile
}
