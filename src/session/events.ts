import { type Kind, type Session, stateOf } from '../engine/kernel/index.ts'
import { guarded } from '../store/faults.ts'
import type { KeptAs } from '../store/kept/kept-games.ts'
import type { Role } from './state.ts'

/** Who acts at this tab. */
export type Actor = 'person' | 'bot'

/** Who made the moves: a person or a bot at this tab, a redo, or another tab that plays the game. */
export type MoveCause = Actor | 'redo' | 'other-tab'

/** Why moves are gone: a free undo, one that the table agreed to, or another tab that had played on without them. */
export type RewindCause = 'undo' | 'agreed' | 'overtaken'

/**
 * Everything that happens to the game in play, with its cause. The way to learn of a move: nobody need compare sessions. The moves
 * from `from` on are new. `role`: it was read among the kept games, where another tab had changed it.
 */
export type SessionEvent<K extends Kind> =
  | { type: 'opened'; session: Session<K>; kept: KeptAs | null; role: Role }
  | { type: 'moved'; session: Session<K>; from: number; cause: MoveCause; role?: Role }
  | { type: 'rewound'; session: Session<K>; before: Session<K>; cause: RewindCause; role?: Role }
  | { type: 'closed' }

/** The moves that an event brought. */
export const newMoves = <K extends Kind>(event: SessionEvent<K>): Session<K>['moves'] =>
  event.type === 'moved' ? event.session.moves.slice(event.from) : []

/** True if nothing goes on from what was there: another game is open, or none, or another tab had played on without some moves. */
export const beginsAnew = <K extends Kind>(event: SessionEvent<K>): boolean =>
  event.type === 'opened' ||
  event.type === 'closed' ||
  (event.type === 'rewound' && event.cause === 'overtaken')

/** How the game stood before an event, and how it stands after it; null where no game was or is open, or another one was. */
export function statesOf<K extends Kind>(
  event: SessionEvent<K>,
): Record<'before' | 'after', K['State'] | null> {
  if (event.type === 'closed') return { before: null, after: null }
  const after = stateOf(event.session)
  if (event.type === 'moved') return { before: event.session.moves[event.from]?.before ?? null, after }
  return { before: event.type === 'rewound' ? stateOf(event.before) : null, after }
}

/** True if a person at this tab did what is told. */
export const isPress = <K extends Kind>(event: SessionEvent<K>): boolean =>
  event.type === 'rewound' || (event.type === 'moved' && event.cause !== 'bot')

/** What events are told of: the last one, told once. */
interface Eventful<K extends Kind> {
  readonly event: SessionEvent<K> | null
}

export interface SessionEvents<K extends Kind> {
  /** Calls for every event from now on. One that throws is reported, and the others hear it all the same. */
  onEvent(listener: (event: SessionEvent<K>) => void): () => void
}

/** Makes the events of a store. Made before anybody else subscribes, they are told before anybody else hears of the change. */
export function sessionEvents<K extends Kind>(store: {
  subscribe(listener: (now: Eventful<K>, before: Eventful<K>) => void): unknown
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
  }
}
