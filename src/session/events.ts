import { type Kind, type Session, stateOf } from '../engine/kernel/index.ts'
import { guarded } from '../store/faults.ts'

/** Who acts at this tab. */
export type Actor = 'person' | 'bot'

/** Who made the moves: a person or a bot at this tab, a redo, or another tab that plays the game. */
export type MoveCause = Actor | 'redo' | 'other-tab'

/** Why moves are gone: a free undo, one that the table agreed to, or another tab that had played on without them. */
export type RewindCause = 'undo' | 'agreed' | 'overtaken'

/**
 * Everything that happens to the game in play, with its cause. The way to learn of a move: nobody need compare sessions. The moves
 * from `from` on are new.
 */
export type SessionEvent<K extends Kind> =
  | { type: 'opened'; session: Session<K> }
  | { type: 'moved'; session: Session<K>; from: number; cause: MoveCause }
  | { type: 'rewound'; session: Session<K>; before: Session<K>; cause: RewindCause }
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

/**
 * How a session came from the one before, as told by whoever puts it in the store: it goes on or back, or is the same position
 * read once more. A session of which nothing is told is another game.
 */
export interface SessionChange<K extends Kind> {
  readonly from: Session<K>
  readonly to: Session<K>
  readonly how:
    | { type: 'moved'; cause: MoveCause }
    | { type: 'rewound'; cause: RewindCause }
    | { type: 'read-again' }
}

/** What events are told of. */
interface Changing<K extends Kind> {
  readonly session: Session<K> | null
  readonly change: SessionChange<K> | null
}

/** True if a person at this tab made the change. */
export const isPress = <K extends Kind>(change: SessionChange<K> | null): boolean =>
  change?.how.type === 'rewound' || (change?.how.type === 'moved' && change.how.cause !== 'bot')

export interface SessionEvents<K extends Kind> {
  /** Calls for every event from now on. One that throws is reported, and the others hear it all the same. */
  onEvent(listener: (event: SessionEvent<K>) => void): () => void
}

/** Makes the events of a store. Made before anybody else subscribes, they are told before anybody else hears of the change. */
export function sessionEvents<K extends Kind>(store: {
  subscribe(listener: (now: Changing<K>, before: Changing<K>) => void): unknown
}): SessionEvents<K> {
  const listeners = new Set<(event: SessionEvent<K>) => void>()
  store.subscribe((now, before) => {
    const event = eventOf(now, before)
    if (!event) return
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

/** What happened between two states of a store; null where nothing did. */
function eventOf<K extends Kind>(now: Changing<K>, before: Changing<K>): SessionEvent<K> | null {
  const { session, change } = now
  if (session === before.session) return null
  if (!session) return { type: 'closed' }
  const isTold = change !== null && change.from === before.session && change.to === session
  if (!isTold) return { type: 'opened', session }
  const { from, how } = change
  if (how.type === 'read-again') return null
  if (how.type === 'moved') return { ...how, session, from: from.moves.length }
  return { ...how, session, before: from }
}
