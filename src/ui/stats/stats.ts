import type { ComponentType } from 'react'
import type { Day } from '../../store/calendar-day.ts'

/** The facts of a finished game for the chronicle, from its tale. */
export interface ChronicleEntry {
  /** True if the people at the table won; null if they played one another. */
  well: boolean | null
  /** True for a game without winner and loser. `well` is then false or null. */
  drawn?: boolean
  /** The number of turns. */
  turns: number
  /** The id of its difficulty; null in a tale without difficulties. */
  darkness: string | null
  /** The roles in seat order, and true in `well` for each winner. */
  cast: readonly { role: string; well: boolean }[]
  /** The chance of winning after each reviewed turn, from 0 to 1; empty without a review. */
  chances: readonly { turn: number; chance: number }[]
  /** The turn that decided it, counted from 1; null if unknown. */
  decided: number | null
  /** True if the game was given up before each seat had a turn, which earns no seals. */
  early?: boolean
  /** Ids of the seals that the game earned, within its tale. */
  seals: readonly string[]
}

/** The fields of a finished saved game that its tale reads. */
export interface FinishedLine {
  turn: number
  outcome: { won: readonly number[] }
  seats: readonly { role: string }[]
  facts: unknown
  /** The stored review of the game. */
  review?: unknown
}

/** A wax seal: its color, and its sign as SVG text around the center of a box of 60. */
export interface SealLook {
  id: string
  colour: string
  sign: string
}

/** The words of a tale in the chronicle. */
export interface StatsWords {
  title: string
  /** Names for a good end, a bad end, and turns. */
  well: string
  ill: string
  turns: string
  /** Headings of the rates by difficulty and by role. */
  darknessHeading: string
  castHeading: string
  darkness: Readonly<Record<string, string>>
  roles: Readonly<Record<string, string>>
  /** The name of each seal, and how to earn it. */
  seals: Readonly<Record<string, { name: string; how: string }>>
}

/** The tale of the day that a tale offers, the same for all players. */
export interface TaleOfDay {
  /** The roles and the difficulty of a day. */
  readonly Company: ComponentType<{ day: Day }>
  /** Asks who plays, in a tale for one or more people. */
  readonly WhoPlays?: ComponentType
  /** Begins the tale of a day. */
  begin(day: Day): Promise<void>
}

/** The statistics that a tale provides to the chronicle. */
export interface TaleChronicle {
  /** Color of the tale's book. */
  readonly cloth: string
  /** Reads a finished game. Null if it does not count: only bots played, or it cannot be read. */
  told(line: FinishedLine): ChronicleEntry | null
  /** The difficulties from easy to hard; empty if the tale has none. */
  readonly darkness: readonly string[]
  /** All roles, in order. */
  readonly roles: readonly string[]
  /** The seals for single games, and for several games together. */
  readonly seals: readonly SealLook[]
  /** Returns the seals that the counted games earned together, each with the game that completed it. */
  earned(games: readonly (ChronicleEntry & { id: string })[]): readonly { seal: string; game: string }[]
  /** A small picture of a role. */
  readonly Role: ComponentType<{ role: string; size: number }>
  /** A picture of a difficulty. */
  readonly Darkness?: ComponentType<{ darkness: string; size: number }>
  /** The result in a few words, to be shared. Null if the game cannot be read. */
  result?(line: FinishedLine): string | null
  useWords(): StatsWords
}
