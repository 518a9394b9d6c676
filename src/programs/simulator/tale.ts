import type { Answer } from './answer.ts'
import type { SettingParts } from './settings.ts'

/** The types of what is measured of a tale, as one. */
export interface Measured {
  /** What is played: everything that the outcome of a game depends on, besides its number. Plain data. */
  Setting: object
  /** What is kept of a game, as plain data; `game` is its number in the run, from 0. */
  GameRecord: { game: number }
  /** What came of many games, as plain data. */
  Summary: object
}

/** All that the simulator needs to know of a tale. */
export interface SimulatorTale<M extends Measured> {
  /** What its notebooks call it. Those of the first tale have no name: they are older than any other tale. */
  readonly notebookName?: string
  /** The edition of the rules that is played: games of other rules are other games. */
  readonly rulesVersion: number
  /** What a setting consists of: its standard values, and the options that change them. */
  readonly settings: SettingParts<M['Setting']>
  /** Makes whole what a notebook keeps of before there was more to set. */
  wholeSetting?(kept: M['Setting']): M['Setting']
  /** Joins the values of options. `said` has the names of the options that were given. Throws `UsageError` if they contradict. */
  complete?(setting: M['Setting'], said: ReadonlySet<string>): void
  /** Plays one game of a run. The same setting and number always give the same game. */
  playGame(setting: M['Setting'], game: number): M['GameRecord']
  /** Returns the results so far for the progress line: "12 won". */
  soFar(records: readonly M['GameRecord'][]): string
  /** Summarizes games; their order must not matter. */
  summaryOf(records: readonly M['GameRecord'][]): M['Summary']
  /** Returns the setting and the results as text. */
  tableText(answer: Answer<M>): string
}

/** The output of `--json`: setting and results. */
export type AnswerOf<Tale extends { tableText(answer: never): string }> = Parameters<Tale['tableText']>[0]
