import type { GameTypes, Session } from '../engine/kernel/index.ts'
import type { GameCommand } from './apply-command.ts'
import type { ActResult } from './game-store.ts'
import type { Begun } from './state.ts'

/** The result of a command. `unchanged`: there was nothing to do. */
export type CommandResult<K extends GameTypes> = ActResult<K> | 'unchanged'

/**
 * Plays and saves the game of a session: in memory, in this browser, or elsewhere. A session passes on the requests of players. Its
 * transport carries them out by the rules and reports each change with `changeSession`, at once or later. Problems of saving (`storage`,
 * `lostOnReload`, `damaged`) are reported with `setState`. Only its session, or a transport that wraps it, calls it.
 */
export interface Transport<K extends GameTypes> {
  /** Begins a game that a player has started. Until everything it needs has loaded, the session waits for it. */
  begin(target: Begun<K>): void
  /** Opens a saved game. Resolves to false if there is none, or it cannot be read. */
  open(id: string): Promise<boolean>
  /** Tries again to open the game that the session waits for. */
  openAgain(): Promise<void>
  /** Carries out a command on the open game. */
  send(command: GameCommand<K>): CommandResult<K>
  /** Plays the open game here if no other tab plays it. */
  hold(): Promise<void>
  /** Lets others play the open game. */
  release(): Promise<void>
  /** Plays the open game here, also if another tab plays it. */
  takeOver(): Promise<void>
  /** Retries failed saves. */
  saveAgain(): void
  /** The players have read that a saved game is damaged. */
  damageTold(): void
  /** Returns a game as text, as it is saved; null without rules. */
  write(session: Session<K>): string | null
}

/** The parts of a transport that concern saved games, for one that has none. */
export const NOTHING_SAVED = {
  open: async () => false,
  openAgain: async () => {},
  hold: async () => {},
  release: async () => {},
  takeOver: async () => {},
  saveAgain() {},
  damageTold() {},
} as const satisfies Partial<Transport<GameTypes>>
