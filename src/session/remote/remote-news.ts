import {
  applyUpdate,
  type Game,
  type GameTypes,
  type Session,
  undo,
  undoTo,
} from '../../engine/kernel/index.ts'
import type { LogPlace } from '../../protocol/messages.ts'
import type { RewindCause } from '../events.ts'
import type { GameNews } from './remote-table.ts'

/** The game after an update or an undo. */
export type Continued<K extends GameTypes> =
  | { readonly type: 'moved'; readonly session: Session<K>; readonly by: number | null }
  | { readonly type: 'rewound'; readonly session: Session<K>; readonly cause: RewindCause }

/** True if a place in the log is before another. */
export const isOlder = (one: LogPlace, other: LogPlace): boolean =>
  one.epoch < other.epoch || (one.epoch === other.epoch && one.n < other.n)

/**
 * Returns the game after an update or an undo. 'old': the news is known already; 'gap': earlier news is missing, or the news does not fit.
 */
export function continueGame<K extends GameTypes>(
  game: Game<K>,
  session: Session<K>,
  at: LogPlace,
  news: Exclude<GameNews, { name: 'view' }>,
): Continued<K> | 'old' | 'gap' {
  const { epoch, n } = news.data
  const isUndo = news.name === 'rewind'
  if (isUndo ? epoch <= at.epoch : !isOlder(at, news.data)) return 'old'
  if (n !== at.n + 1 || epoch !== at.epoch + (isUndo ? 1 : 0)) return 'gap'
  if (isUndo) {
    const { left, agreed } = news.data
    const back = agreed ? undoTo(session, left) : undoneTo(session, left)
    if (back === session || back.moves.length !== left) return 'gap'
    return { type: 'rewound', session: back, cause: agreed ? 'agreed' : 'undo' }
  }
  const { by, update } = news.data
  const applied = applyUpdate(game, session, update)
  return applied.ok ? { type: 'moved', session: applied.value, by } : 'gap'
}

/** Undoes moves one by one until `left` remain, or until an undo is not free. */
function undoneTo<K extends GameTypes>(session: Session<K>, left: number): Session<K> {
  let back = session
  while (back.moves.length > left) {
    const next = undo(back)
    if (next === back) break
    back = next
  }
  return back
}
