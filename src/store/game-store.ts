import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { type Kind, type Seed, type Session, stateOf } from '../engine/kernel/index.ts'
import { damagedTexts } from './damaged-texts.ts'
import type { Damaged, GameHealth } from './saved-game.ts'
import type { SafeStorage, Stored, TaleKeys } from './storage.ts'

/** A game that was begun. */
interface Begun<K extends Kind> {
  config: K['Config']
  seed: Seed
}

/**
 * What became of a wish to act: it is done, it was told as a suggestion and not done, there is no game to act in, or
 * the rules refuse it and say why.
 */
export type Acted<K extends Kind> = 'done' | 'suggested' | 'no-game' | K['Refusal']

/** Why the rules refuse what was wished; null where they do not. */
export const refusalIn = <K extends Kind>(acted: Acted<K>): K['Refusal'] | null =>
  typeof acted === 'string' ? null : acted

/** The game that is being played, and whether the browser keeps it. */
export interface GameStore<K extends Kind> {
  session: Session<K> | null
  /** The game that waits for the rules: one that was kept, or that was begun before they came; null once they are there. */
  waiting: Begun<K> | 'kept' | null
  /** Anything but 'ok': the game goes on, but a reload would lose it. */
  storage: GameHealth
  /** A stored game that could not be read at the start; its text is kept. */
  damaged: Damaged<K> | null
  /** What is done with actions while somebody only suggests; null: they are carried out. */
  instead: ((actions: readonly K['Action'][]) => void) | null
  start(config: K['Config'], seed: Seed): void
  /** Carries an action out and saves the game. */
  act(action: K['Action']): Acted<K>
  /** Carries actions out one after another, shown as one; stops at the first that is refused. */
  actAll(actions: readonly K['Action'][]): Acted<K>
  /** Takes the last action back; false where that is not free, or there is none. */
  undo(): boolean
  /** The game as it was before each step back since somebody acted, the nearest last: what `redo` goes on to. */
  undone: readonly Session<K>[]
  /** Does again what was taken back last; false where nothing was, or somebody has acted since. */
  redo(): boolean
  /** Goes back to where only so many moves were made, because those at the table agreed; false where it has no more. */
  goBack(left: number): boolean
  /** Drops the game: back to the setup page. */
  leave(): void
  /** The running game as it is kept, in writing; null where none is running. */
  copy(): string | null
  dismissDamaged(): void
  /** Tries once more to save a game that could not be saved; another tab's game is left alone. */
  saveAgain(): void
  /** Another window has written: where it keeps a game by now, this one keeps none. */
  hear(): void
}

/** The store of a game: a hook for the screen, and an interface for all else. */
export type GameHook<K extends Kind> = UseBoundStore<StoreApi<GameStore<K>>>

const nothing = () => {}

/**
 * The game before its rules have come (`openGame`): nothing can be done in it but to begin one, so that whoever opens
 * the cover does not wait for them; a game that is begun before they are there begins when they come. `found`: what lay
 * under the game's key when the page was opened.
 */
export const closedGame = <K extends Kind>(
  storage: SafeStorage,
  keys: TaleKeys,
  found: Stored,
): GameHook<K> =>
  create<GameStore<K>>()((set) => ({
    session: null,
    // One that goes on, or one that could not be read and is not known of yet.
    waiting: found.text !== null || damagedTexts(storage, keys.damaged).last() !== null ? 'kept' : null,
    storage: found.health,
    damaged: null,
    instead: null,
    start: (config, seed) => set({ waiting: { config, seed } }),
    act: () => 'no-game',
    actAll: () => 'no-game',
    undo: () => false,
    undone: [],
    redo: () => false,
    goBack: () => false,
    leave: nothing,
    copy: () => null,
    dismissDamaged: nothing,
    saveAgain: nothing,
    hear: nothing,
  }))

/** The state in which the game really stands; the screen shows that of the playback. */
export const selectState = <K extends Kind>({ session }: GameStore<K>): K['State'] | null =>
  session && stateOf(session)
