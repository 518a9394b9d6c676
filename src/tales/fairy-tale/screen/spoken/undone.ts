import type { Move, Session } from '../../game.ts'
import { loadedExpansions } from '../../load-expansions.ts'
import type { Table } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import type { Teller } from '../log/line.ts'
import { linesOfMove } from '../log/logLines.ts'
import { firstLaid } from './first-tiles.ts'

/** What a tale has lost by taking moves back, in words. */
export function undoneInWords(table: Table, m: Messages, { config, moves }: Session): string {
  const left = table.game.getState().session?.moves.length ?? 0
  const undone = moves.slice(left)
  const lines = loadedExpansions()?.lines ?? null
  return undone.flatMap((move) => deedOf({ m, config, lines }, move)).join(' ')
}

/** What was done by a move, without what came of it. */
const deedOf = (teller: Teller, move: Move): string[] => [
  ...firstLaid(teller, move),
  ...linesOfMove(move, teller).map(({ what }) => what),
]
