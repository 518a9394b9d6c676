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

/** What became of a game that a window wished to write: another plays it, and nothing was written. */
export type Written = StorageHealth | 'elsewhere'

/** Every game of this browser, running or finished, of all tales. Reading rejects with a `StorageTrouble`. */
export interface KeptGames {
  /** What is written outlives the page: what is not written yet may still be lost. */
  readonly lasting: boolean
  /** The newest first. */
  lines(): Promise<readonly KeptLine[]>
  read(id: string): Promise<HeldGame | null>
  /** Writes a game with its line, both or neither; once it is 'ok' not even a crash loses it. No window plays it then. */
  put(game: KeptGame): Promise<StorageHealth>
  /**
   * The same by the window that plays it: refused where that is another by now, unless `may` says that this one is gone. A
   * name that was given to the game meanwhile stays, and what was found out about it, as long as it is the same game.
   */
  write(game: KeptGame, hand: string, may?: MayTake): Promise<Written>
  /** Takes a game into a hand if it lies in none, or if `may` says so of the other; answers it, in whose hand it is now. */
  hold(id: string, hand: string, may: MayTake): Promise<HeldGame | null>
  change(id: string, change: Partial<Pick<KeptLine, 'name' | 'damaged' | 'review'>>): Promise<StorageHealth>
  remove(id: string): Promise<StorageHealth>
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
