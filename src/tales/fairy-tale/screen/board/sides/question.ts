import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { theThing } from '../../../words/look-up.ts'
import type { Messages } from '../../../words/messages.ts'

/** Returns the open question that is answered on the board, by a side or a tile; null if none is open. */
export function question(m: Messages, { pending, seats }: State): string | null {
  const { board, common } = m
  switch (pending?.kind) {
    case 'spawn-side':
      return board.askSpawn(pending.count)
    case 'movement-side':
      return board.askMovement
    case 'clear-place': {
      const seat = seats[pending.seat]
      const by = pending.clearings[0]?.by
      if (!seat || !by) return null
      const name = common.inSentence[seat.character]
      return by === 'delivery' ? board.askClear(name) : board.askClearNextTo(name, theThing(m, by))
    }
    default:
      return null
  }
}
