import type { SeatRole, Verdict } from '../../engine/kernel/index.ts'
import type { StorageHealth } from '../storage.ts'
import type { Listener } from './changes.ts'

/** How a game came to be kept. */
export type Origin =
  | { kind: 'begun' }
  /** "Try from here": it left a kept game after so many of its moves. */
  | { kind: 'branch'; of: string; move: number }
  /** It was a dream, and somebody kept it as a tale of its own. */
  | { kind: 'dreamt' }
  | { kind: 'link' }
  | { kind: 'import' }
  /** The tale of a day, written 2026-12-31. */
  | { kind: 'day'; day: string }
  /** A rescue of the tale's book, by its number. */
  | { kind: 'rescue'; number: number }

/** What a list says of a kept game, without reading the game. */
export interface KeptLine {
  id: string
  /** `Game.id` of the tale. */
  tale: string
  /** '' where none was given. */
  name: string
  /** When it was begun, in milliseconds since 1970. */
  begun: number
  /** When it was last written. */
  touched: number
  seats: readonly SeatRole[]
  turn: number
  actions: number
  outcome: Verdict | null
  /** How it stands, in the tale's notation: a list draws the board from it. */
  position: string
  /** What the tale wants its chronicle to know, as plain JSON: read through the tale's own schema. */
  facts: unknown
  /**
   * What somebody found out about the finished game afterwards, as plain JSON of the tale. It is lost with the next action:
   * it was found out about another game.
   */
  review?: unknown
  origin: Origin
  /** Its text cannot be read today. */
  damaged: boolean
}

/** One game as it is kept. */
export interface KeptGame {
  line: KeptLine
  /** The game in writing (`writeGame`). */
  text: string
  /** Who leads its seats, as plain JSON of the tale. */
  leaders: unknown
}

/** A kept game, and the window that plays it, by a name of its own; null: none does. */
export interface HeldGame extends KeptGame {
  hand: string | null
}

/** Whether a game may be taken out of a hand. */
export type MayTake = (hand: string) => boolean

/** What became of a game that was to be written; 'elsewhere': something else lies there by now, and nothing was written. */
export type Written = StorageHealth | 'elsewhere'

/** Who writes a game, and what they know of the place where it is to lie. */
export interface PutBy {
  /** The window that plays it from then on; null: none does. */
  hand: string | null
  /** The text that they read or wrote there last; null: nothing lies there, for all they know. */
  expected: string | null
  /** Which other windows are gone. Absent: none is. */
  may?: MayTake
}

/** Somebody who knows of nothing there, and does not play the game. */
export const BY_NOBODY: PutBy = { hand: null, expected: null }

/** What was removed; `game` is null where nothing lay there. */
export interface Removed {
  health: StorageHealth
  game: KeptGame | null
}

/** What is changed in a line beside its game. */
export type LineChange = Partial<Pick<KeptLine, 'name' | 'damaged' | 'review'>>

/** Every game of this browser, running or finished, of all tales. Reading rejects with a `StorageTrouble`. */
export interface KeptGames {
  /** What is written outlives the page: what is not written yet may still be lost. */
  readonly lasting: boolean
  /** The newest first. */
  lines(): Promise<readonly KeptLine[]>
  read(id: string): Promise<HeldGame | null>
  /**
   * Writes a game with its line, both or neither; once it is 'ok' not even a crash loses it. Never over what the writer does
   * not know: what lies there must be in the writer's own hand, or be the expected text in the hand of no living window. A name
   * that was given to the game meanwhile stays, and what was found out about it, as long as it is the same game.
   */
  put(game: KeptGame, by?: PutBy): Promise<Written>
  /** Takes a game into a hand if it lies in none, or if `may` says so of the other; answers it, in whose hand it is now. */
  hold(id: string, hand: string, may: MayTake): Promise<HeldGame | null>
  /** Lays a game out of a hand, so that any window may play it; nothing where it lies in another. */
  release(id: string, hand: string): Promise<StorageHealth>
  /** Changes something in a line, where `isStill` says that it is still the one that is meant. */
  change(id: string, change: LineChange, isStill?: (line: KeptLine) => boolean): Promise<StorageHealth>
  /** Removes a game, and answers it as it was in that moment. */
  remove(id: string): Promise<Removed>
  /** Hears of every change, in this window or another. */
  follow(listener: Listener): () => void
}

/** Why kept games could not be read. */
export class StorageTrouble extends Error {
  readonly health: Exclude<StorageHealth, 'ok'>

  constructor(health: Exclude<StorageHealth, 'ok'>, cause?: unknown) {
    super(`The browser's storage is ${health}.`, { cause })
    this.health = health
  }
}

/** Which of the kept games is the one that is played. */
export interface KeptAs {
  id: string
  origin: Origin
  /** In milliseconds since 1970. */
  begun: number
}

/** What is kept beside a game and is no part of it: who leads its seats. */
export interface BesideGame {
  /** As plain JSON. */
  now(): unknown
  /** Takes over what was kept with a game; nothing where it says nothing. */
  take(kept: unknown): void
  follow(changed: () => void): void
}
