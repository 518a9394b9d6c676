import type { Answer as AnswerOf } from '../../../../programs/simulator/answer.ts'
import { mean, rateOf, spreadOf, tallyOf } from '../../../../programs/simulator/statistics.ts'
import type { MeasuredBy } from '../../../../programs/simulator/tale.ts'
import type { GameRecord } from './game.ts'
import type { Setting } from './settings.ts'

/** Sums games up, in whatever order they are given. */
export const summaryOf = (records: readonly GameRecord[]) => ({
  red: rateOf(records, ({ winner }) => winner === 'red'),
  green: rateOf(records, ({ winner }) => winner === 'green'),
  draws: rateOf(records, (record) => !isDecided(record)),
  /** Won by the player who is named first, on whichever side. */
  firstNamed: rateOf(records, isFirstNamed),
  endedBy: tallyOf(records.map(({ by }) => by)),
  turns: spreadOf(records.map(({ turns }) => turns)),
  /** Games in which either side called its Boogyman. */
  called: rateOf(records, ({ called }) => called > 0),
  captured: mean(records.map((record) => record.captured)),
  noSecond: mean(records.map((record) => record.noSecond)),
  stuck: mean(records.map((record) => record.stuck)),
  /** The longest rows of quiet turns, of the games that were decided. */
  quiet: spreadOf(records.filter(isDecided).map(({ quiet }) => quiet)),
  /** How many actions there were to choose from. */
  choices: spreadOf(records.flatMap(({ choices }) => choices)),
})

const isDecided = ({ winner }: GameRecord): boolean => winner !== null

/** Whether the player who is named first, as Red, has won a game. */
export const isFirstNamed = ({ winner, changed }: GameRecord): boolean =>
  winner === (changed ? 'green' : 'red')

/** The types of this tale's measurements. */
export type BoogymanMeasured = MeasuredBy<Setting, typeof summaryOf>

/** A game that was played, and its result. */
export type Answer = AnswerOf<BoogymanMeasured>
