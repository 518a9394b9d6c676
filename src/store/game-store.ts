import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { type Kind, type Seed, type Session, stateOf, type Unreadable } from '../engine/kernel/index.ts'
import { type Actor, type SessionChange, type SessionEvents, sessionEvents } from '../session/events.ts'
import { freshId } from './browser.ts'
import { guarded } from './faults.ts'
import type { Origin } from './kept/kept-games.ts'
import type { StorageHealth } from './storage.ts'

/** A game that was begun, and what it is kept as: known from the press on, so that it is one game in every window. */
export interface Begun<K extends Kind> {
  config: K['Config']
  seed: Seed
  kept: KeptAs
}

/**
 * Why the game that waits could not be opened: a part of the program has not come, the browser's storage does not answer, or
 * something in the program went wrong.
 */
export interface OpenFailure {
  code: 'chunk' | 'storage' | 'fault'
  cause: unknown
}

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

/** Changes that are not saved yet; `several-presses`: a killed browser could lose more than one press of a person. */
export type Unsaved = 'nothing' | 'something' | 'several-presses'

/** Which of the kept games is the one that is played. */
export interface KeptAs {
  id: string
  origin: Origin
  /** In milliseconds since 1970. */
  begun: number
}

/**
 * What became of a wish to act: it is done, it was told as a suggestion and not done, another window plays the game, there
 * is no game to act in, the press was too hasty for it (`hasty`), or the rules refuse it and say why.
 */
export type Acted<K extends Kind> = 'done' | 'suggested' | 'watching' | 'no-game' | 'too-hasty' | K['Refusal']

/** Why the rules refuse what was wished; null where they do not. */
export const refusalIn = <K extends Kind>(acted: Acted<K>): K['Refusal'] | null =>
  typeof acted === 'string' ? null : acted

/** The game that is being played, and whether the browser keeps it. */
export interface GameStore<K extends Kind> {
  session: Session<K> | null
  /** How the session came from the one before, where it is the same game: `onEvent` tells what happened by it. */
  change: SessionChange<K> | null
  /** The game that waits: one that may be kept, until it is known, or one that was begun before the rules came. */
  waiting: Begun<K> | 'kept' | null
  /** Why that game could not be opened; null while it is being opened, and when it is open. */
  failed: OpenFailure | null
  /** Which of the kept games it is; null where none is played. */
  kept: KeptAs | null
  /** Another window plays it: here it is shown, and nobody can act. */
  watching: boolean
  /** What was done here last came too late: another window had taken the game over, and it was not done. */
  tooLate: boolean
  /** What is done and shown here, and not confirmed as saved yet. */
  unsaved: Unsaved
  /** The tab that had the game ended without warning: its last move may not have been saved. */
  moveMayBeMissing: boolean
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
  /** The game as it was before each step back since somebody acted, the nearest last: what `redo` goes on to. */
  undone: readonly Session<K>[]
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

/** The store of a game: a hook for the screen, and an interface for all else. */
export type GameHook<K extends Kind> = UseBoundStore<StoreApi<GameStore<K>>> & SessionEvents<K>

const nothing = () => {}

/** No game, and nobody who keeps any: what every store of a game begins with. */
export const noGame = {
  session: null,
  change: null,
  waiting: null,
  failed: null,
  kept: null,
  watching: false,
  tooLate: false,
  unsaved: 'nothing',
  moveMayBeMissing: false,
  storage: 'ok',
  lostOnReload: false,
  damaged: null,
  instead: null,
  undone: [],
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
export const closedGame = <K extends Kind>(): GameHook<K> =>
  withEvents(
    create<GameStore<K>>()((set) => ({
      ...noGame,
      waiting: 'kept',
      start: (config, seed) => set({ waiting: { config, seed, kept: freshlyKept() }, failed: null }),
      adopt: nothing,
      act: () => 'no-game',
      actAll: () => 'no-game',
      undo: () => false,
      redo: () => false,
      goBack: () => false,
      leave: () => set({ waiting: null, failed: null }),
      copy: () => null,
    })),
  )

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
