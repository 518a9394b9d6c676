import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand'
import type { GameTypes } from '../engine/kernel/index.ts'
import type { ConnectTo } from '../playback/tale-stores.ts'
import type { GameStore } from '../session/game-store.ts'
import type { ReadAbout } from '../store/saved-games/file.ts'
import type { SavedGameSummary } from '../store/saved-games/saved-games.ts'
import type { Part } from './parts/part.ts'
import type { TaleChronicle, TaleOfDay } from './stats/stats.ts'

/** The pages of a tale that follow its game: the cover, the table, and the last page. */
export type PageName = 'cover' | 'table' | 'end'

/**
 * The pages of a tale with an address of their own: an album, a linked game, the rescues, the rule book, and the guided first game. They do
 * not depend on the state of the game.
 */
export const TALE_ROUTES = ['album', 'link', 'rescues', 'rules', 'lesson'] as const

export type TaleRoute = (typeof TALE_ROUTES)[number]

/** A page in the address. `given`: the raw parts of the address after its name, not yet validated. */
export interface AskedPage {
  readonly page: TaleRoute
  readonly given: readonly string[]
}

/** The dialogs over any page. Settings and keys are shared; the others belong to a tale. */
export type DialogName =
  | 'settings'
  | 'keys'
  | 'rules'
  | 'give-up'
  | 'send'
  | 'players'
  | 'lessons'
  | 'our-tale'

/** The dialogs of a tale that load from one file. */
export const TALE_DIALOGS = [
  'settings',
  'keys',
  'give-up',
  'send',
  'players',
] as const satisfies readonly DialogName[]

export type TaleDialog = (typeof TALE_DIALOGS)[number]

/** The props of every dialog. */
export interface DialogProps {
  onClose: () => void
}

/** The read-only side of a store. */
export type Followed<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>

/** The part of a game store that any page can read. */
export type GameInPlay = Pick<
  GameStore<GameTypes>,
  | 'session'
  | 'waiting'
  | 'kept'
  | 'watching'
  | 'device'
  | 'tooLate'
  | 'storage'
  | 'unsaved'
  | 'moveMayBeMissing'
  | 'lostOnReload'
  | 'damaged'
  | 'failed'
  | 'open'
  | 'openAgain'
  | 'hold'
  | 'release'
  | 'takeOver'
  | 'leave'
  | 'copy'
  | 'dismissDamaged'
  | 'dismissMissingMove'
  | 'continueRecovered'
>

/** The moves that an undo takes back. */
export interface UndoneMoves {
  readonly count: number
  /** The last of them in the words of the log, as this viewer may know it; '' if the log has none. */
  readonly last: string
  /** True if luck or something revealed is taken back, which then repeats. */
  readonly repeats: boolean
  /** The seat to act after the undo; null if none must. */
  readonly seatToAct: number | 'together' | null
}

/** The seats of a tale, for a table of several devices. A role is the id of a seat, as the rules name it. */
export interface TableSeats {
  /** The version of the rules that this page plays. */
  readonly rulesVersion: number
  /** The bots, the weakest first. */
  readonly bots: readonly string[]
  /** Returns the stored form of a game of the cover, the bots that the cover has chosen, by seat number, and the names of the players. */
  opening(config: unknown): {
    readonly config: unknown
    readonly bots: Readonly<Record<string, string>>
    readonly players: readonly string[]
  }
  /** Returns the colour of a seat's tin. */
  colourOf(role: string): string
  /** Hook: names in the language of the page. */
  useNames(): { seat(role: string): string; bot(id: string): string }
  /** The picture of a seat; its parent sets the height. */
  readonly Picture: ComponentType<{ role: string }>
  /** Hook: the seat to act in the game at the live table; null if none must. */
  useSeatToAct(): number | 'together' | null
  /** Hook: what an undo to this number of moves takes back in that game; null if nothing. */
  useUndone(left: number): UndoneMoves | null
}

/** What a table of several devices adds to every page of its tale, while they show its game. */
export interface RemoteParts {
  /** The id of that tale. */
  readonly tale: string
  /** The people and their devices, in one line at the table. */
  readonly strip: Part<object>
  /** The state of the line, questions and announcements, over any page. */
  readonly layer: Part<object>
  /** Who sits where, in place of the tale's own dialog. */
  readonly players: Part<DialogProps>
}

/** The interface of a tale to the app, from `tales/<id>/tale.ts`. */
export interface Tale {
  /** Each page in a file of its own, so that the cover does not wait for the table. */
  readonly pages: Readonly<Record<PageName, Part<object>> & Partial<Record<TaleRoute, Part<object>>>>
  /** The tale's own dialogs, and the shared ones with its additions. */
  readonly dialogs: Readonly<Partial<Record<DialogName, Part<DialogProps>>>>
  /** The current game, or the one that waits for its rules. */
  readonly game: Followed<GameInPlay>
  /** True if the game is over and its last event was shown. */
  readonly told: Followed<boolean>
  /** Resolves when it is known whether a game waits for the rules. Never rejects. */
  readonly looked?: Promise<unknown>
  /** Loads the rules, and opens the waiting game. Never rejects: the page that needs the rules shows the failure. */
  openGame(): Promise<unknown>
  /**
   * Loads the rules, and shows the game of a table of several devices on the pages of the tale. Resolves to a function that goes back to the
   * game of this tab. Rejects if the rules do not load.
   */
  readonly connectTo: ConnectTo
  /** Loads the pictures and names of its seats, with the rules. */
  seats(): Promise<TableSeats>
  /** Loaders of everything that a game needs when it begins: the table and its content. */
  readonly soon: readonly (() => Promise<unknown>)[]
  /** Loaders for later use, most urgent first. Afterwards the tale works without the server. */
  readonly ahead: readonly (() => Promise<unknown>)[]
  /** True if there is a game of the day (`Book.day`). */
  readonly hasDay: boolean
  /** Returns its name, in the language of the page. */
  title(): string
  /** Returns the file name of a saved copy of its game. */
  fileName(): string
  /** Returns its name of the speed setting, in the language of the page. */
  speedName?(): string
  /** Its notices on any page. */
  readonly Notices?: ComponentType
  /** Applies the parameters of a link. Returns true if there are any, so that the cover opens. */
  follow?(search: string): boolean
}

/** A tale's part of the list of saved games, loaded with that list. */
export interface SavedGamesOfTale {
  /** The `Game.id` of the tale, which saved games contain. */
  readonly game: string
  /** A small picture of the position; empty if it is unreadable. */
  readonly Picture: ComponentType<{ line: SavedGameSummary }>
  /** The tale's name. */
  readonly Title: ComponentType
  /** The players, and the progress or the ending. */
  readonly Words: ComponentType<{ line: SavedGameSummary }>
  /** Reads a stored game from a possibly untrusted source. */
  read(text: string): ReadAbout
}

/** A tale's part of the shelf: `tales/<id>/book`, loaded with the shelf. */
export interface Book {
  /** The book in its place, closed or open, with its name. `onOpen` goes to the tale. */
  readonly Standing: ComponentType<{ onOpen: () => void }>
  /** A description in one line. */
  readonly About: ComponentType
  /** Decorative pieces at the foot of the shelf. */
  readonly Pieces?: ComponentType
  /** The number of players. */
  readonly players: { fewest: number; most: number }
  /** The approximate length of a game, in minutes. */
  readonly minutes: number
  /** Loads its part of the list of saved games. */
  savedGames?(): Promise<SavedGamesOfTale>
  /** Loads the picture of the current game. */
  open(): Promise<unknown>
  /** Loads its part of the chronicle; absent if it counts nothing. */
  chronicle?(): Promise<TaleChronicle>
  /** Loads its tale of the day, which needs `chronicle` for its result; absent in a tale without one. */
  day?(): Promise<TaleOfDay>
}
