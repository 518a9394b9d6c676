import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand'
import type { Kind } from '../engine/kernel/index.ts'
import type { GameStore } from '../session/game-store.ts'
import type { ReadAbout } from '../store/kept/file.ts'
import type { KeptLine } from '../store/kept/kept-games.ts'
import type { Part } from './parts/part.ts'
import type { TaleChronicle, TaleOfDay } from './told/told.ts'

/** The pages of a tale that follow its game: its cover, its table, and the last page, which tells how it ended. */
export type PageName = 'cover' | 'table' | 'end'

/**
 * The pages of a tale that an address asks for, whatever its game is at: the album of a game that was or is played, what
 * somebody sent as a link, the book of rescues, the rule book, and the first tale that is guided.
 */
export const PLACES = ['album', 'link', 'rescues', 'rules', 'lesson'] as const

export type PlaceName = (typeof PLACES)[number]

/** A page of a tale that an address asks for, and what it says besides, as it stands there: nobody has looked at it yet. */
export interface AskedPage {
  readonly page: PlaceName
  readonly given: readonly string[]
}

/** The dialogs that may lie over any page; the rules, the giving up and the sending are a tale's. */
export type DialogName = 'settings' | 'keys' | 'rules' | 'give-up' | 'send' | 'our-tale'

/** The dialogs of a tale that come in one file. */
export const TALE_DIALOGS = ['settings', 'keys', 'give-up', 'send'] as const satisfies readonly DialogName[]

export type TaleDialog = (typeof TALE_DIALOGS)[number]

/** What a dialog is given. */
export interface DialogProps {
  onClose: () => void
}

/** A store that whoever has it may look at and follow. */
export type Followed<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>

/** What any page may know of a game in play, whichever it is. */
export type GameInPlay = Pick<
  GameStore<Kind>,
  | 'session'
  | 'waiting'
  | 'kept'
  | 'watching'
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
  | 'goOnFromGood'
>

/** What a tale answers to the house that shows it: `tales/<id>/tale.ts`, its one door. */
export interface Tale {
  /** Each in a file of its own, so that whoever opens the cover does not wait for the table. */
  readonly pages: Readonly<Record<PageName, Part<object>> & Partial<Record<PlaceName, Part<object>>>>
  /** Its own dialogs, and those of the house with what it adds to them. */
  readonly dialogs: Readonly<Partial<Record<DialogName, Part<DialogProps>>>>
  /** The game that is played, or waits for its rules. */
  readonly game: Followed<GameInPlay>
  /** Whether the game is over and its last event has been shown. */
  readonly told: Followed<boolean>
  /** Resolves when it is known whether a game waits for the rules; never fails. */
  readonly looked?: Promise<unknown>
  /** Fetches the rules, and opens the game that waits for them. It never fails: the page that needs them does. */
  openGame(): Promise<unknown>
  /** Fetches what whoever begins a game would wait for: the table, and all that is on it. */
  readonly soon: readonly (() => Promise<unknown>)[]
  /** Fetches what else may be wanted, what is wanted soonest first: from then on the tale needs no server. */
  readonly ahead: readonly (() => Promise<unknown>)[]
  /** Its name, in the language that the page speaks. */
  title(): string
  /** What a copy of its game is called that somebody keeps. */
  fileName(): string
  /** What it calls the speed at which events are shown, in the language that the page speaks. */
  speedName?(): string
  /** What it has to tell on any page. */
  readonly Notices?: ComponentType
  /** Takes over what a link says; answers whether it says anything, and the cover is to be shown. */
  follow?(search: string): boolean
}

/** What the list of kept games shows and asks of a tale. It comes with that list. */
export interface KeptBook {
  /** `Game.id`, by which its kept games name it. */
  readonly game: string
  /** How a game stands, small; nothing where that cannot be read. */
  readonly Picture: ComponentType<{ line: KeptLine }>
  /** The tale's name. */
  readonly Title: ComponentType
  /** Who sat where, how far it has come, or how it ended. */
  readonly Words: ComponentType<{ line: KeptLine }>
  /** Reads a stored game that anybody may have written. */
  read(text: string): ReadAbout
}

/** What the shelf knows of a tale: `tales/<id>/book`, fetched with the shelf. */
export interface Book {
  /** The book where it stands, closed or open, with its name; `onOpen` leads to the tale. */
  readonly Standing: ComponentType<{ onOpen: () => void }>
  /** What it is about, in one line. */
  readonly About: ComponentType
  /** What of it stands about at the foot of the shelf. */
  readonly Pieces?: ComponentType
  /** For how many people. */
  readonly players: { fewest: number; most: number }
  /** About how long it takes, in minutes. */
  readonly minutes: number
  /** What the list of kept games shows of it. */
  kept?(): Promise<KeptBook>
  /** Fetches what the book shows of the game that is running. */
  open(): Promise<unknown>
  /** Fetches what it answers to the chronicle; absent where it has nothing to count. */
  chronicle?(): Promise<TaleChronicle>
  /** Fetches its tale of the day, and needs `chronicle` to tell how that went; absent where it has none. */
  day?(): Promise<TaleOfDay>
}
