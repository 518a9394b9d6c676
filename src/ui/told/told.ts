import type { ComponentType } from 'react'
import type { Day } from '../../store/day.ts'

/** The facts of a finished game for the chronicle, from its tale. */
export interface ChronicleEntry {
  /** True if the people at the table won; null if they played against each other. */
  well: boolean | null
  /** True for a game without winner and loser. `well` is then false or null. */
  drawn?: boolean
  /** The number of turns. */
  turns: number
  /** The id of its difficulty; null in a tale without difficulties. */
  darkness: string | null
  /** The roles in the order of their seats, and whether each has won. */
  cast: readonly { role: string; well: boolean }[]
  /** The chance of winning after each reviewed turn, from 0 to 1; empty without a review. */
  chances: readonly { turn: number; chance: number }[]
  /** The turn that decided it, counted from 1; null if unknown. */
  decided: number | null
  /** It was given up before everybody had had a turn: nothing is earned by it. */
  early?: boolean
  /** The seals that it earned, by their ids in the tale. */
  seals: readonly string[]
}

/** A line of a kept game, as far as a tale is asked about it. */
export interface FinishedLine {
  turn: number
  outcome: { won: readonly number[] }
  seats: readonly { role: string }[]
  facts: unknown
  /** What was found out about it afterwards. */
  review?: unknown
}

/** A wax seal: its colour, and the sign pressed into it, as SVG text round the middle of a box of 60. */
export interface SealLook {
  id: string
  colour: string
  sign: string
}

/** What a tale's words say of its chronicle. */
export interface ToldWords {
  title: string
  /** How it ends well and ill, and what its turns are. */
  well: string
  ill: string
  turns: string
  /** The headings above how dark it was, and who was in it. */
  darknessHeading: string
  castHeading: string
  darkness: Readonly<Record<string, string>>
  roles: Readonly<Record<string, string>>
  /** Of each seal its name, and what earns it. */
  seals: Readonly<Record<string, { name: string; how: string }>>
}

/** A tale of which there is one for every day, the same for everybody. */
export interface TaleOfDay {
  /** Who is in it, and how dark it is. */
  readonly Company: ComponentType<{ day: Day }>
  /** Begins the tale of a day. */
  begin(day: Day): Promise<void>
}

/** What a tale answers to the chronicle. */
export interface TaleChronicle {
  /** The colour of its book. */
  readonly cloth: string
  /** Reads the line of a finished game; null where it does not count: only computer players were in it, or nothing can be read. */
  told(line: FinishedLine): ChronicleEntry | null
  /** How dark it can be, from light to dark; none where there is no such choice. */
  readonly darkness: readonly string[]
  /** All who can be in it, in their order. */
  readonly roles: readonly string[]
  /** The seals of single games, and those of all that was told. */
  readonly seals: readonly SealLook[]
  /** Which of its seals all counted games together earn, with the game that did it. */
  earned(games: readonly (ChronicleEntry & { id: string })[]): readonly { seal: string; game: string }[]
  /** Somebody who can be in it, small. */
  readonly Role: ComponentType<{ role: string; size: number }>
  /** How dark it was, as a picture. */
  readonly Darkness?: ComponentType<{ darkness: string; size: number }>
  /** How it ended in a few words, to be sent to others; null where its line cannot be read. */
  result?(line: FinishedLine): string | null
  useWords(): ToldWords
}
