import { citadel, type Seat } from '../../../../engine/citadel/index.ts'
import { heardMoves } from '../../../../engine/kernel/index.ts'
import { hush } from '../../../../ui/page/announce.ts'
import type { Move } from '../../game.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { liveTable, type Table } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { messagesNow } from '../../words/messages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { viewNow } from '../now/at-table.ts'
import { orderTitle } from '../now/names.ts'

/** Whose hand lay open when something was said last. */
let listener: Seat | null = null

/** Takes back what was said to one person alone as soon as their hand lies open no more, whether a gate shuts or not [C 31]. */
function listensNow(table: Table): Seat | null {
  const { by } = viewNow(table)
  if (by === null && listener !== null) hush()
  listener = by
  return by
}

// A seat that passes to a bot closes a hand without a move and without a gate.
HOTSEAT.subscribe(() => listensNow(liveTable))

/** What a move brought, to whoever looks: what concerns the listener first, then all of it, and whose turn begins. */
export function wordsOfMove(move: Move, table: Table): string {
  const m = messagesNow()
  const by = listensNow(table)
  const [heard] = heardMoves(citadel, { moves: [move] }, by)
  if (!heard) return ''
  const own = by === null ? '' : ownWords(m, move, by)
  const lines = linesOfMove(heard, m).flatMap(({ what, why }) => [what, why])
  const [card, ...rest] = lines
  const began = move.frames.findLast(({ event }) => event.type === 'turn')?.event
  const turn = began?.type === 'turn' ? m.table.spoken.turnOf(orderTitle(m, began.seat)) : ''
  return [card, own, ...rest, turn].filter(Boolean).join(' ')
}

/** What taxes and income meant for the listener. */
function ownWords(m: Messages, { frames }: Move, by: Seat): string {
  return frames
    .flatMap(({ event }) => {
      if (event.type === 'income' && event.seat === by) return [m.table.spoken.paid(event.count)]
      return event.type === 'tax' && event.seat === by ? [m.table.spoken.taxed(event.count)] : []
    })
    .join(' ')
}
