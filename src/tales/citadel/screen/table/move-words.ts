import { citadel, type Seat } from '../../../../engine/citadel/index.ts'
import { movesFor } from '../../../../engine/kernel/index.ts'
import { hush } from '../../../../ui/page/announce.ts'
import type { Move } from '../../game.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { liveTable, type Table } from '../../runtime.ts'
import type { Messages } from '../../words/messages.ts'
import { messagesNow } from '../../words/messages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { orderTitle } from '../state/order-names.ts'
import { currentViewer } from '../state/table-state.ts'

/** The seat with an open hand at the last announcement. The game may have been opened before this file loaded. */
let listener: Seat | null = currentViewer(liveTable).by

/** Returns the current viewer. Clears announcements for one person when their hand closes, with or without a gate [C 31]. */
function listensNow(table: Table): Seat | null {
  const { by } = currentViewer(table)
  if (by === null && listener !== null) hush()
  listener = by
  return by
}

// A seat that passes to a bot closes a hand without a move or a gate.
HOTSEAT.subscribe(() => listensNow(liveTable))

/** Returns the announcement of a move for the viewer: the card, the viewer's own result, all other results, and the next turn. */
export function wordsOfMove(move: Move, table: Table): string {
  const m = messagesNow()
  const by = listensNow(table)
  const [heard] = movesFor(citadel, { moves: [move] }, by)
  if (!heard) return ''
  const own = by === null ? '' : ownWords(m, move, by)
  const lines = linesOfMove(heard, m).flatMap(({ what, why }) => [what, why])
  const [card, ...rest] = lines
  const began = move.frames.findLast(({ event }) => event.type === 'turn')?.event
  const turn = began?.type === 'turn' ? m.table.spoken.turnOf(orderTitle(m, began.seat)) : ''
  return [card, own, ...rest, turn].filter(Boolean).join(' ')
}

/** The listener's own tax and income. */
function ownWords(m: Messages, { frames }: Move, by: Seat): string {
  return frames
    .flatMap(({ event }) => {
      if (event.type === 'income' && event.seat === by) return [m.table.spoken.paid(event.count)]
      return event.type === 'tax' && event.seat === by ? [m.table.spoken.taxed(event.count)] : []
    })
    .join(' ')
}
