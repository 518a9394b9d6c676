import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { type Kind, type Seed, type Session, stateOf, type Unreadable } from '../engine/kernel/index.ts'
import { freshId } from '../store/browser.ts'
import { guarded } from '../store/faults.ts'
import type { KeptAs, Origin } from '../store/kept/kept-games.ts'
import type { StorageHealth } from '../store/storage.ts'
import { type Actor, type SessionEvent, type SessionEvents, sessionEvents } from './events.ts'
import {
  CLOSED,
  gameOf,
  type OpenFailure,
  type OpenTarget,
  PLAYER,
  reduce,
  type SessionChange,
  type SessionState,
  type Unsaved,
} from './state.ts'

/** A stored game that could not be read, with its text as it was found. */
export interface Damaged<K extends Kind> {
  text: string
  reason: Unreadable<K['Refusal']>
  /** As much of it as can be read; null where nothing can. */
  good: Session<K> | null
  /** It is kept among the others; otherwise there was no room for it, and it lies where it lay. */
  aside: boolean
}

/** What a game is kept as that begins now. */
export const freshlyKept = (origin: Origin = { kind: 'begun' }): KeptAs => ({
  id: freshId(),
  origin,
  begun: Date.now(),
})

/**
 * What became of a wish to act: it is done, it was told as a suggestion and not done, another window plays the game, there
 * is no game to act in, the press was too hasty for it (`hasty`), or the rules refuse it and say why.
 */
export type Acted<K extends Kind> = 'done' | 'suggested' | 'watching' | 'no-game' | 'too-hasty' | K['Refusal']

/** Why the rules refuse what was wished; null where they do not. */
export const refusalIn = <K extends Kind>(acted: Acted<K>): K['Refusal'] | null =>
  typeof acted === 'string' ? null : acted

/** The state of the session in single fields, for who asks for one of them. */
interface SessionFields<K extends Kind> {
  readonly session: Session<K> | null
  /** The game that waits: one that may be kept, until it is known, or one that was begun before the rules came. */
  readonly waiting: OpenTarget<K> | null
  /** Why that game could not be opened; null while it is being opened, and when it is open. */
  readonly failed: OpenFailure | null
  /** Which of the kept games it is; null where none is played. */
  readonly kept: KeptAs | null
  /** Another window plays it: here it is shown, and nobody can act. */
  readonly watching: boolean
  readonly tooLate: boolean
  readonly moveMayBeMissing: boolean
  /** What is done and shown here, and not confirmed as saved yet. */
  readonly unsaved: Unsaved
  /** What `redo` goes on to. */
  readonly undone: readonly Session<K>[]
}

/** The game that is being played, and whether the browser keeps it. */
export interface GameStore<K extends Kind> extends SessionFields<K> {
  /** The one truth of what is played; {@link changeSession} alone changes it. */
  readonly status: SessionState<K>
  /** What happened last; `onEvent` tells it. */
  readonly event: SessionEvent<K> | null
  /** Anything but 'ok': the game goes on, but only this window has it, and loses it when it is closed. */
  storage: StorageHealth
  /** It is lost as soon as its page is loaded again: there was no room for it in the window either. */
  lostOnReload: boolean
  /** A stored game that could not be read at the start; its text is kept. */
  damaged: Damaged<K> | null
  /** What is done with actions while somebody only suggests; null: they are carried out. */
  instead: ((actions: readonly K['Action'][]) => void) | null
  /** Begins a new game; the one before stays kept. */
  start(config: K['Config'], seed: Seed): void
  /** Goes on with a game that came from elsewhere, as one of its own; the one before stays kept. */
  adopt(session: Session<K>, origin: Origin): void
  /** Goes on with a kept game; false where there is none, or it cannot be read. */
  open(id: string): Promise<boolean>
  /** Tries once more to open the game that waits. */
  openAgain(): Promise<void>
  /** Plays the game here from now on, unless a window that lives plays it already: then this one watches. */
  hold(): Promise<void>
  /** Lets any other window play the game, for nobody looks at it here; what is not saved yet stays with this window. */
  release(): Promise<void>
  /** Plays here what another window plays, which watches from then on. */
  takeOver(): Promise<void>
  /** Carries an action out and saves the game; a person acts if `by` is absent. */
  act(action: K['Action'], by?: Actor): Acted<K>
  /** Carries actions out one after another, shown as one; stops at the first that is refused. */
  actAll(actions: readonly K['Action'][], by?: Actor): Acted<K>
  /** Takes the last action back; false where that is not free, or there is none. */
  undo(): boolean
  /** Does again what was taken back last; false where nothing was, or somebody has acted since. */
  redo(): boolean
  /** Goes back to where only so many moves were made, because those at the table agreed; false where it has no more. */
  goBack(left: number): boolean
  /** Back to the cover. The game stays kept. */
  leave(): void
  /** The running game as it is kept, in writing; null where none is running. */
  copy(): string | null
  dismissDamaged(): void
  /** The players know that a move may be missing. */
  dismissMissingMove(): void
  /** Goes on from the good part of the damaged game, as a game of its own; the damaged one stays where it is. */
  goOnFromGood(): void
  /** Tries once more to save what could not be saved. */
  saveAgain(): void
}

/** What may be set in the store of a game by itself: all that does not follow from the state of the session. */
type SetBeside<K extends Kind> = (
  beside: Partial<Omit<GameStore<K>, keyof SessionFields<K> | 'status' | 'event'>>,
) => void

/** The store of a game: a hook for the screen, and an interface for all else. */
export type GameHook<K extends Kind> = UseBoundStore<
  Omit<StoreApi<GameStore<K>>, 'setState'> & { setState: SetBeside<K> }
> &
  SessionEvents<K>

/** All of a store can be set here alone, so that no other file makes a state that cannot be. */
const setAll = <K extends Kind>(store: Pick<GameHook<K>, 'setState'>) =>
  store.setState as StoreApi<GameStore<K>>['setState']

const nothing = () => {}

const NONE_UNDONE: readonly never[] = []

/** A state, and its fields. */
function standing<K extends Kind>(status: SessionState<K>): SessionFields<K> & Pick<GameStore<K>, 'status'> {
  const game = gameOf(status)
  const { watching, tooLate, moveMayBeMissing } = 'role' in status ? status.role : PLAYER
  return {
    ...{ status, watching, tooLate, moveMayBeMissing },
    session: game?.session ?? null,
    kept: game?.kept ?? null,
    undone: game?.undone ?? NONE_UNDONE,
    waiting: 'target' in status ? status.target : null,
    failed: status.at === 'failed' ? status.why : null,
    unsaved: status.at === 'playing' ? status.unsaved : 'nothing',
  }
}

/** Changes what is played, and tells the event, if that is what changed it. */
export function changeSession<K extends Kind>(
  store: Pick<GameHook<K>, 'getState' | 'setState'>,
  change: SessionChange<K>,
): void {
  const before = store.getState().status
  const status = reduce(before, change)
  if (status === before) return
  const event = eventBy(change, gameOf(before) !== null, gameOf(status) !== null)
  setAll(store)({ ...standing(status), ...(event && { event }) })
}

/** Lays a game on a table as the one that is played; nobody keeps it where `kept` is null. */
export const openOnTable = <K extends Kind>(
  store: Pick<GameHook<K>, 'getState' | 'setState'>,
  session: Session<K>,
  kept: KeptAs | null = null,
): void => changeSession(store, { type: 'opened', session, kept, role: PLAYER })

/**
 * Lays the game of another store on a table for a while: everything that the table does is done in it. Answers what lays the
 * game back that lay there before, untouched.
 */
export function layInstead<K extends Kind>(table: GameHook<K>, guest: GameHook<K>): () => void {
  const host = table.getState()
  const show = (now: GameStore<K>) => setAll(table)(now, true)
  const stop = guest.subscribe(show)
  show(guest.getState())
  return () => {
    stop()
    const { session, kept } = host
    // Who suggested has been told that the game was left.
    const instead = null
    show({
      ...host,
      instead,
      event: session ? { type: 'opened', session, kept, role: PLAYER } : { type: 'closed' },
    })
  }
}

/** What a change tells those who follow the game; null: nothing. */
function eventBy<K extends Kind>(
  change: SessionChange<K>,
  wasOpen: boolean,
  isOpen: boolean,
): SessionEvent<K> | null {
  if (!isOpen) return wasOpen ? { type: 'closed' } : null
  return change.type === 'opened' || change.type === 'moved' || change.type === 'rewound' ? change : null
}

/** No game, and nobody who keeps any: what every store of a game begins with. */
export const noGame = {
  ...standing<never>(CLOSED),
  event: null,
  storage: 'ok',
  lostOnReload: false,
  damaged: null,
  instead: null,
  open: async () => false,
  openAgain: async () => {},
  hold: async () => {},
  release: async () => {},
  takeOver: async () => {},
  dismissDamaged: nothing,
  dismissMissingMove: nothing,
  goOnFromGood: nothing,
  saveAgain: nothing,
} as const satisfies Partial<GameStore<Kind>>

/**
 * The game before its rules have come (`openGame`): nothing can be done in it but to begin one, so that whoever opens
 * the cover does not wait for them; a game that is begun before they are there begins when they come.
 */
export function closedGame<K extends Kind>(): GameHook<K> {
  const store: GameHook<K> = withEvents(
    create<GameStore<K>>()(() => ({
      ...noGame,
      ...standing<K>({ at: 'opening', target: 'kept' }),
      start: (config, seed) =>
        changeSession(store, { type: 'opening', target: { config, seed, kept: freshlyKept() } }),
      adopt: nothing,
      act: () => 'no-game',
      actAll: () => 'no-game',
      undo: () => false,
      redo: () => false,
      goBack: () => false,
      leave: () => changeSession(store, { type: 'closed' }),
      copy: () => null,
    })),
  )
  return store
}

/** A store with its events, whose listeners cannot keep one another from hearing of a change: one that fails is reported. */
export function withEvents<K extends Kind>(store: UseBoundStore<StoreApi<GameStore<K>>>): GameHook<K> {
  const { subscribe } = store
  store.subscribe = (listener) =>
    subscribe((now, before) => guarded('what follows the game', () => listener(now, before)))
  return Object.assign(store, sessionEvents(store))
}

/** The state in which the game really stands; the screen shows that of the playback. */
export const selectState = <K extends Kind>({ session }: GameStore<K>): K['State'] | null =>
  session && stateOf(session)
