import type { Kind, Seed, Session } from '../engine/kernel/index.ts'
import type { KeptAs } from '../store/kept/kept-games.ts'
import type { SessionEvent } from './events.ts'

/** A game that was begun, and what it is kept as: known from the press on, so that it is one game in every tab. */
export interface Begun<K extends Kind> {
  config: K['Config']
  seed: Seed
  kept: KeptAs
}

/** What is opened: the kept game with which the tale goes on, if there is one, or a game that was begun before the rules came. */
export type OpenTarget<K extends Kind> = Begun<K> | 'kept'

/**
 * Why a game could not be opened: a part of the program has not come, the browser's storage does not answer, or something in
 * the program went wrong.
 */
export interface OpenFailure {
  code: 'chunk' | 'storage' | 'fault'
  cause: unknown
}

/** Changes that are not saved yet; `several-presses`: a killed browser could lose more than one press of a person. */
export type Unsaved = 'nothing' | 'something' | 'several-presses'

/** A game on the table. */
export interface OpenGame<K extends Kind> {
  readonly session: Session<K>
  /** Null: nobody keeps it. */
  readonly kept: KeptAs | null
  /** The game as it was before each step back since somebody acted, the nearest last: what a redo goes on to. */
  readonly undone: readonly Session<K>[]
}

/** What this tab may do with a game, and what its players are told of that. */
export interface Role {
  /** Another tab plays the game: here it is shown, and nobody can act. */
  readonly watching: boolean
  /** What was done here last came too late: another tab had taken the game over, and it was not done. */
  readonly tooLate: boolean
  /** The tab that had the game ended without warning: its last move may not have been saved. */
  readonly moveMayBeMissing: boolean
}

/** What is known of the game in play. Nothing else is possible: each state holds what it needs, and no more. */
export type SessionState<K extends Kind> =
  | { readonly at: 'closed' }
  | { readonly at: 'opening'; readonly target: OpenTarget<K> }
  | { readonly at: 'failed'; readonly target: OpenTarget<K>; readonly why: OpenFailure }
  | {
      readonly at: 'playing'
      readonly game: OpenGame<K>
      readonly role: Role
      readonly unsaved: Unsaved
    }
  | { readonly at: 'watching'; readonly game: OpenGame<K>; readonly role: Role }

/** What changes the state: events of the game, which everybody may follow, and what concerns the table alone. */
export type SessionChange<K extends Kind> =
  | SessionEvent<K>
  | { readonly type: 'opening'; readonly target: OpenTarget<K> }
  | { readonly type: 'failed'; readonly target: OpenTarget<K>; readonly why: OpenFailure }
  /** Another role, in the same position; `session`: as it was read once more. */
  | { readonly type: 'role'; readonly role: Role; readonly session?: Session<K> }
  | { readonly type: 'save'; readonly unsaved: Unsaved }
  /** The players know that a move may be missing. */
  | { readonly type: 'missing-move-told' }

export const CLOSED = { at: 'closed' } as const satisfies SessionState<Kind>

/** The role of a tab that plays a game of which there is nothing to tell. */
export const PLAYER: Role = { watching: false, tooLate: false, moveMayBeMissing: false }

/** The state after a change. One that is impossible in a state leaves it as it is: what is late changes nothing. */
export function reduce<K extends Kind>(state: SessionState<K>, change: SessionChange<K>): SessionState<K> {
  switch (change.type) {
    case 'opening':
      return { at: 'opening', target: change.target }
    case 'failed':
      return { at: 'failed', target: change.target, why: change.why }
    case 'closed':
      return CLOSED
    case 'opened':
      return inRole({ session: change.session, kept: change.kept, undone: [] }, change.role)
    case 'role': {
      const game = gameOf(state)
      if (!game) return state
      const { session } = change
      return inRole(session ? { ...game, session, undone: [] } : game, change.role)
    }
    case 'moved':
    case 'rewound':
      return afterMoves(state, change)
    case 'save':
      return state.at === 'playing' ? { ...state, unsaved: change.unsaved } : state
    case 'missing-move-told':
      return state.at === 'playing' ? { ...state, role: { ...state.role, moveMayBeMissing: false } } : state
  }
}

function afterMoves<K extends Kind>(
  state: SessionState<K>,
  event: Extract<SessionEvent<K>, { type: 'moved' | 'rewound' }>,
): SessionState<K> {
  const { session } = event
  const game = gameOf(state)
  if (game && event.role) return inRole({ ...game, session, undone: [] }, event.role)
  if (state.at !== 'playing') return state
  // A bot that plays on does not know of it.
  const moveMayBeMissing = event.cause === 'bot' && state.role.moveMayBeMissing
  return {
    ...state,
    game: { ...state.game, session, undone: undoneAfter(state.game, event) },
    role: { ...PLAYER, moveMayBeMissing },
  }
}

function undoneAfter<K extends Kind>(
  { session, undone }: OpenGame<K>,
  { type, cause }: Extract<SessionEvent<K>, { type: 'moved' | 'rewound' }>,
): readonly Session<K>[] {
  if (type === 'rewound') return [...undone, session]
  return cause === 'redo' ? undone.slice(0, -1) : []
}

const inRole = <K extends Kind>(game: OpenGame<K>, role: Role): SessionState<K> =>
  role.watching ? { at: 'watching', game, role } : { at: 'playing', game, role, unsaved: 'nothing' }

/** The game on the table; null where none is. */
export const gameOf = <K extends Kind>(state: SessionState<K>): OpenGame<K> | null =>
  'game' in state ? state.game : null
