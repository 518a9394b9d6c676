import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Messages } from '../../../words/messages.ts'

/** The question that is answered on the board: on which side, or on which tile; null where none is open. */
export function question({ board, common }: Messages, { pending, seats }: State): string | null {
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
      return by === 'delivery' ? board.askClear(name) : board.askClearNextTo(name, common.tiles.the[by])
    }
    default:
      return null
  }
}
