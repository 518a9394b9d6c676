import type { GameResult, SeatRole } from '../../engine/kernel/index.ts'
import type { StorageHealth } from '../storage.ts'
import type { Listener } from './changes.ts'

/** The source of a saved game. */
export type Origin =
  | { kind: 'begun' }
  /** "Try from here": a branch of a saved game, after `move` of its moves. */
  | { kind: 'branch'; of: string; move: number }
  /** A dream that was saved as a game of its own. */
  | { kind: 'dreamt' }
  | { kind: 'link' }
  | { kind: 'import' }
  /** A tale of the day, dated as 2026-12-31. */
  | { kind: 'day'; day: string }
  /** A rescue of the tale's book, by its number. */
  | { kind: 'rescue'; number: number }
  /** A finished game of a table of several devices. `played`: false if this device only looked on. */
  | { kind: 'table'; played: boolean }

/** Summary of a saved game: what a list needs without reading the game. */
export interface SavedGameSummary {
  id: string
  /** `Game.id` of the tale. */
  tale: string
  /** '' if none was given. */
  name: string
  /** Time of its start, in milliseconds since 1970. */
  begun: number
  /** Time of its last save, in milliseconds since 1970. */
  touched: number
  seats: readonly SeatRole[]
  turn: number
  actions: number
  outcome: GameResult | null
  /** The position in the tale's notation: a list draws the board from it. */
  position: string
  /** Facts for the chronicle, as plain JSON in the tale's own schema. */
  facts: unknown
  /** The review of the finished game, as plain JSON of the tale. The next action removes it, because the game is then another one. */
  review?: unknown
  origin: Origin
  /** True if the text cannot be read by this version. */
  damaged: boolean
}

/** A saved game. */
export interface SavedGame {
  line: SavedGameSummary
  /** The stored form of the game (`writeGame`). */
  text: string
  /** The controllers of its seats, as plain JSON of the tale. */
  leaders: unknown
}

/** A saved game with the id of the tab that has its lease; null: none has. */
export interface LeasedGame extends SavedGame {
  hand: string | null
}

/** True if the lease of a tab may be taken over. */
export type MayTakeOver = (hand: string) => boolean

/** Result of a save. 'elsewhere': another version is stored there, and nothing was written. */
export type SaveResult = StorageHealth | 'elsewhere'

/** The writer of a game, and the text that it expects to be stored. */
export interface PutBy {
  /** The tab that gets the lease; null: none. */
  hand: string | null
  /** The text that the writer last read or wrote there; null: it expects none. */
  expected: string | null
  /** True if another tab is gone. If absent, none is. */
  may?: MayTakeOver
}

/** A writer that has no lease and expects nothing to be stored. */
export const BY_NOBODY: PutBy = { hand: null, expected: null }

/** Result of a removal. `game` is null if there was none. */
export interface Removed {
  health: StorageHealth
  game: SavedGame | null
}

/** Fields of a summary that change independently of the game. */
export type LineChange = Partial<Pick<SavedGameSummary, 'name' | 'damaged' | 'review'>>

/** Every saved game of this browser, running or finished, of all tales. Reading rejects with a `StorageError`. */
export interface SavedGames {
  /** True if saved games outlive the page. */
  readonly lasting: boolean
  /** Returns the summaries, newest first. */
  lines(): Promise<readonly SavedGameSummary[]>
  read(id: string): Promise<LeasedGame | null>
  /**
   * Writes a game with its summary, both or neither; after 'ok' not even a crash loses them. Overwrites only a game that the writer has the
   * lease of, or the expected text without a living lease. A name given meanwhile stays, and so does the review while the text is the same.
   */
  put(game: SavedGame, by?: PutBy): Promise<SaveResult>
  /** Takes the lease of a game if it is free, or if `may` allows it. Returns the game with the tab that has the lease now. */
  hold(id: string, hand: string, may: MayTakeOver): Promise<LeasedGame | null>
  /** Gives a lease back, so that any tab may play the game. Does nothing if another tab has the lease. */
  release(id: string, hand: string): Promise<StorageHealth>
  /** Changes a summary if `isStill` confirms that it is the expected one. */
  change(
    id: string,
    change: LineChange,
    isStill?: (line: SavedGameSummary) => boolean,
  ): Promise<StorageHealth>
  /** Removes a game. Returns it as it was stored. */
  remove(id: string): Promise<Removed>
  /** Notifies of every change, in this tab or another. Returns a function that stops it. */
  follow(listener: Listener): () => void
}

/** Thrown when saved games cannot be read. */
export class StorageError extends Error {
  readonly health: Exclude<StorageHealth, 'ok'>

  constructor(health: Exclude<StorageHealth, 'ok'>, cause?: unknown) {
    super(`The browser's storage is ${health}.`, { cause })
    this.health = health
  }
}

/** Identity of the open game among the saved ones. */
export interface SavedGameRef {
  id: string
  origin: Origin
  /** In milliseconds since 1970. */
  begun: number
}

/** Data that is saved with a game and is no part of it: the controllers of its seats. */
export interface SavedWithGame {
  /** Returns the data as plain JSON. */
  now(): unknown
  /** Loads the data that was saved with a game; missing data becomes the default. */
  take(kept: unknown): void
  follow(changed: () => void): void
}
