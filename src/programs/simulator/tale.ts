import type { RunSummary } from './run-summary.ts'
import type { SettingParts } from './setting-parts.ts'

/** The types of a tale's simulator. */
export interface SimulationTypes {
  /** The setting: everything beside its number that the outcome of a game depends on. Plain data. */
  Setting: object
  /** The record of a game, as plain data; `game` is its number in the run, from 0. */
  GameRecord: { game: number }
  /** The summary of many games, as plain data. */
  Summary: object
}

/** The parts of a tale that the simulator uses. */
export interface SimulatorTale<M extends SimulationTypes> {
  /** The name in its results files; absent for the first tale, because its files are older than the other tales. */
  readonly notebookName?: string
  /** The rules version of its games. */
  readonly rulesVersion: number
  /** The parts of a setting: default values, and the options that change them. */
  readonly settings: SettingParts<M['Setting']>
  /** Adds the parts that are missing in the setting of an older results file. */
  wholeSetting?(kept: M['Setting']): M['Setting']
  /** Joins the values of options. `said` has the names of the options that were given. Throws `UsageError` if they contradict. */
  complete?(setting: M['Setting'], said: ReadonlySet<string>): void
  /** Plays one game of a run. The same setting and number always give the same game. */
  playGame(setting: M['Setting'], game: number): M['GameRecord']
  /** Returns a short result for the progress line: "12 won". */
  soFar(records: readonly M['GameRecord'][]): string
  /** Summarizes games; their order must not matter. */
  summaryOf(records: readonly M['GameRecord'][]): M['Summary']
  /** Returns the setting and the results as text. */
  tableText(answer: RunSummary<M>): string
}

/** The output of `--json`: setting and results. */
export type AnswerOf<Tale extends { tableText(answer: never): string }> = Parameters<Tale['tableText']>[0]
