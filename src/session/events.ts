import { type GameTypes, type Session, stateOf } from '../engine/kernel/index.ts'
import { guarded } from '../store/faults.ts'
import type { SavedGameRef } from '../store/saved-games/saved-games.ts'
import type { Role } from './state.ts'

/** Who acts at this tab. */
export type Actor = 'person' | 'bot'

/** The source of new moves: a person or a bot at this tab, a redo, another tab that plays the game, or another device at the table. */
export type MoveCause = Actor | 'redo' | 'other-tab' | 'other-device'

/** Why moves were removed: a free undo, an undo that the table agreed to, or a tab or server that has played on without them. */
export type RewindCause = 'undo' | 'agreed' | 'overtaken'

/**
 * Everything that happens to the game in play, with its cause. Listeners use these events instead of comparing sessions. Moves from
 * index `from` on are new. `role` is set if the change was read from the saved games, where another tab had made it.
 */
export type SessionEvent<K extends GameTypes> =
  | { type: 'opened'; session: Session<K>; kept: SavedGameRef | null; role: Role }
  | { type: 'moved'; session: Session<K>; from: number; cause: MoveCause; role?: Role }
  | { type: 'rewound'; session: Session<K>; before: Session<K>; cause: RewindCause; role?: Role }
  | { type: 'closed' }

/** Returns the moves that an event added. */
export const newMoves = <K extends GameTypes>(event: SessionEvent<K>): Session<K>['moves'] =>
  event.type === 'moved' ? event.session.moves.slice(event.from) : []

/** True if the game after the event does not continue the one before: another game, no game, or moves lost to another tab. */
export const beginsAnew = <K extends GameTypes>(event: SessionEvent<K>): boolean =>
  event.type === 'opened' ||
  event.type === 'closed' ||
  (event.type === 'rewound' && event.cause === 'overtaken')

/** Returns the game's states before and after an event. A state is null if no game was open then, or a different one. */
export function statesOf<K extends GameTypes>(
  event: SessionEvent<K>,
): Record<'before' | 'after', K['State'] | null> {
  if (event.type === 'closed') return { before: null, after: null }
  const after = stateOf(event.session)
  if (event.type === 'moved') return { before: event.session.moves[event.from]?.before ?? null, after }
  return { before: event.type === 'rewound' ? stateOf(event.before) : null, after }
}

/** True if a person at this tab caused the event. */
export const isPress = <K extends GameTypes>(event: SessionEvent<K>): boolean =>
  event.type === 'rewound' || (event.type === 'moved' && event.cause !== 'bot')

/** The part of a store that holds its session and its last event. */
export interface Eventful<K extends GameTypes> {
  readonly session: Session<K> | null
  readonly event: SessionEvent<K> | null
}

export interface SessionEvents<K extends GameTypes> {
  /** Calls the listener for every event from now on. A listener that throws is reported, and does not stop the others. */
  onEvent(listener: (event: SessionEvent<K>) => void): () => void
  /**
   * Calls the listener for every new session from now on, with the event that made it. The event is null for another view of the same
   * position: for another seat, or with other names.
   */
  onSession(listener: (session: Session<K> | null, event: SessionEvent<K> | null) => void): () => void
}

/** Makes the events of a store. Must be called before any other subscription, so that events run before other subscribers. */
export function sessionEvents<K extends GameTypes>(store: {
  subscribe(listener: (now: Eventful<K>, before: Eventful<K>) => void): () => void
}): SessionEvents<K> {
  const listeners = new Set<(event: SessionEvent<K>) => void>()
  store.subscribe(({ event }, before) => {
    if (event === null || event === before.event) return
    for (const listener of [...listeners]) guarded('what follows the game', () => listener(event))
  })
  return {
    onEvent(listener) {
      const own = (event: SessionEvent<K>) => listener(event)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    onSession: (listener) =>
      store.subscribe(({ session, event }, before) => {
        if (session !== before.session) listener(session, event === before.event ? null : event)
      }),
  }
}
