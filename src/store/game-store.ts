import { create } from 'zustand'
import type { Action, Config, Refusal, State } from '../engine/fairy-tale/index.ts'
import { type Seed, stateOf } from '../engine/kernel/index.ts'
import { damagedTexts } from './damaged-texts.ts'
import type { Damaged, GameHealth, Session } from './saved-game.ts'
import { browserStorage, STORAGE_KEYS } from './storage.ts'

export type { DamageReason, GameHealth, Session } from './saved-game.ts'

/** A tale that was begun. */
interface Begun {
  config: Config
  seed: Seed
}

/** The game that is being played, and whether the browser keeps it. */
export interface GameStore {
  session: Session | null
  /** The tale that waits for the rules: one that was kept, or that was begun before they came; null once they are there. */
  waiting: Begun | 'kept' | null
  /** Anything but 'ok': the game goes on, but a reload would lose it. */
  storage: GameHealth
  /** A stored game that could not be read at the start; its text is kept. */
  damaged: Damaged | null
  /** What is done with actions while somebody only suggests; null: they are carried out. */
  instead: ((actions: readonly Action[]) => void) | null
  start(config: Config, seed: Seed): void
  /** Carries an action out and saves the game; answers why not where the rules refuse it. */
  act(action: Action): Refusal | null
  /** Carries actions out one after another, shown as one; stops at the first that is refused. */
  actAll(actions: readonly Action[]): Refusal | null
  /** Takes the last action back; false where luck was spent in it, or there is none. */
  undo(): boolean
  /** Drops the game: back to the setup page. */
  leave(): void
  /** The running game as it is kept, in writing; null where none is running. */
  copy(): string | null
  dismissDamaged(): void
  /** Tries once more to save a game that could not be saved; another tab's game is left alone. */
  saveAgain(): void
  /** Another window has written: where it keeps a tale by now, this one keeps none. */
  hear(): void
}

/** What lay under the game's key when the page was opened. */
export const foundAtStart = browserStorage.read(STORAGE_KEYS.game)

/** A tale that goes on, or one that could not be read and is not known of yet. */
const isKept = foundAtStart.text !== null || damagedTexts(browserStorage).last() !== null

const nothing = () => {}

/**
 * The game. Until the rules have come (`game.ts`) nothing can be done in it but to begin one: whoever opens the cover
 * does not wait for them, and a tale that is begun before they are there begins when they come.
 */
export const useGame = create<GameStore>()((set) => ({
  session: null,
  waiting: isKept ? 'kept' : null,
  storage: foundAtStart.health,
  damaged: null,
  instead: null,
  start: (config, seed) => set({ waiting: { config, seed } }),
  act: () => ({ code: 'game-is-over' }),
  actAll: () => ({ code: 'game-is-over' }),
  undo: () => false,
  leave: nothing,
  copy: () => null,
  dismissDamaged: nothing,
  saveAgain: nothing,
  hear: nothing,
}))

/** The state in which the game really stands; the screen shows that of the playback. */
export const selectState = ({ session }: GameStore): State | null => session && stateOf(session)

export const useGameState = (): State | null => useGame(selectState)
