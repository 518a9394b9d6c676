import type { Move, Session } from '../../game.ts'
import { loadedExpansions } from '../../load-expansions.ts'
import type { Messages } from '../../words/messages.ts'
import { linesOfMove } from '../log/logLines.ts'
import { firstLaid } from './first-tiles.ts'

/** Returns the action of an undone move in words, without its consequences. */
export function undoneInWords(m: Messages, session: Pick<Session, 'config'> | null, move: Move): string {
  if (!session) return ''
  const teller = { m, config: session.config, lines: loadedExpansions()?.lines ?? null }
  return [...firstLaid(teller, move), ...linesOfMove(move, teller).map(({ what }) => what)].join(' ')
}
