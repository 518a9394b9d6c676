import type { GameTypes, Seed, Session } from '../engine/kernel/index.ts'
import { randomId } from '../store/browser.ts'
import type { Origin, SavedGameRef } from '../store/saved-games/saved-games.ts'
import type { SessionEvent } from './events.ts'

/** A game that a player has started. `kept` is decided at that press, so that every tab means the same saved game. */
export interface Begun<K extends GameTypes> {
  config: K['Config']
  seed: Seed
  kept: SavedGameRef
}

/** Returns a new entry among the saved games, for a game that begins now. */
export const freshlyKept = (origin: Origin = { kind: 'begun' }): SavedGameRef => ({
  id: randomId(),
  origin,
  begun: Date.now(),
})

/** The game to open: `'kept'` for the saved one, if there is one, or a game that was started before its rules had loaded. */
export type OpenTarget<K extends GameTypes> = Begun<K> | 'kept'

/**
 * Why a game could not be opened. `chunk`: a part of the program did not load; `storage`: the browser's storage does not answer;
 * `fault`: the program failed.
 */
export interface OpenFailure {
  code: 'chunk' | 'storage' | 'fault'
  cause: unknown
}

/** Changes that are not saved yet. `several-presses`: if the browser is killed, more than one press of a person may be lost. */
export type Unsaved = 'nothing' | 'something' | 'several-presses'

/** The open game. */
export interface OpenGame<K extends GameTypes> {
  readonly session: Session<K>
  /** Null for a game that is not saved. */
  readonly kept: SavedGameRef | null
  /** The game before each undo since the last action, the latest undo last. A redo returns to the last one. */
  readonly undone: readonly Session<K>[]
}

/** A device at a table of several devices. */
export interface Device {
  /** The seats of its people; empty on a device that only watches. */
  readonly seats: readonly number[]
}

/** True on a device that only watches a table of several devices: no person there has a seat. */
export const isSpectator = ({ device }: { readonly device: Device | null }): boolean =>
  device?.seats.length === 0

/** The role of this tab in the open game, playing or watching, with the warnings for its players. */
export interface Role {
  /** True if this tab shows the game and cannot act: another tab plays it, or it is the turn of another device. */
  readonly watching: boolean
  /** This device at the table; absent for a game in this browser. */
  readonly device?: Device
  /** True if the last action of this tab was dropped: another tab had taken the game over before. */
  readonly tooLate: boolean
  /** True if the tab that played the game before ended without warning: its last move may not have been saved. */
  readonly moveMayBeMissing: boolean
}

/** The state of the game in play. Each variant has only the fields that are possible in it. */
export type SessionState<K extends GameTypes> =
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

/** Everything that changes the state: events of the game, which any module may follow, and changes that only the store sees. */
export type SessionChange<K extends GameTypes> =
  | SessionEvent<K>
  | { readonly type: 'opening'; readonly target: OpenTarget<K> }
  | { readonly type: 'failed'; readonly target: OpenTarget<K>; readonly why: OpenFailure }
  /** A new role at the same position. `session`: the same game, read again from storage. */
  | { readonly type: 'role'; readonly role: Role; readonly session?: Session<K> }
  | { readonly type: 'save'; readonly unsaved: Unsaved }
  /** The open game is among the saved games from now on. */
  | { readonly type: 'kept'; readonly kept: SavedGameRef }
  /** The players have read that a move may be missing. */
  | { readonly type: 'missing-move-told' }

export const CLOSED_SESSION = { at: 'closed' } as const satisfies SessionState<GameTypes>

/** The role of a tab that plays, without warnings. */
export const PLAYER: Role = { watching: false, tooLate: false, moveMayBeMissing: false }

/** Returns the state after a change. Ignores a change that is impossible in the state: answers of the storage may arrive late. */
export function reduce<K extends GameTypes>(
  state: SessionState<K>,
  change: SessionChange<K>,
): SessionState<K> {
  switch (change.type) {
    case 'opening':
      return { at: 'opening', target: change.target }
    case 'failed':
      return { at: 'failed', target: change.target, why: change.why }
    case 'closed':
      return CLOSED_SESSION
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
    case 'kept':
      return 'game' in state ? { ...state, game: { ...state.game, kept: change.kept } } : state
    case 'save':
      return state.at === 'playing' ? { ...state, unsaved: change.unsaved } : state
    case 'missing-move-told':
      return state.at === 'playing' ? { ...state, role: { ...state.role, moveMayBeMissing: false } } : state
  }
}

function afterMoves<K extends GameTypes>(
  state: SessionState<K>,
  event: Extract<SessionEvent<K>, { type: 'moved' | 'rewound' }>,
): SessionState<K> {
  const { session } = event
  const game = gameOf(state)
  if (game && event.role) return inRole({ ...game, session, undone: [] }, event.role)
  if (state.at !== 'playing') return state
  // Only a person's move ends the warning: a bot cannot have read it.
  const moveMayBeMissing = event.cause === 'bot' && state.role.moveMayBeMissing
  return {
    ...state,
    game: { ...state.game, session, undone: undoneAfter(state.game, event) },
    role: { ...PLAYER, ...(state.role.device && { device: state.role.device }), moveMayBeMissing },
  }
}

function undoneAfter<K extends GameTypes>(
  { session, undone }: OpenGame<K>,
  { type, cause }: Extract<SessionEvent<K>, { type: 'moved' | 'rewound' }>,
): readonly Session<K>[] {
  if (type === 'rewound') return [...undone, session]
  return cause === 'redo' ? undone.slice(0, -1) : []
}

const inRole = <K extends GameTypes>(game: OpenGame<K>, role: Role): SessionState<K> =>
  role.watching ? { at: 'watching', game, role } : { at: 'playing', game, role, unsaved: 'nothing' }

/** Returns the open game, or null. */
export const gameOf = <K extends GameTypes>(state: SessionState<K>): OpenGame<K> | null =>
  'game' in state ? state.game : null
