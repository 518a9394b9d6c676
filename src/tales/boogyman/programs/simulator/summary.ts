import type { Outcome } from '../../../../engine/boogyman/index.ts'
import {
  mean,
  type Rate,
  rateOf,
  type Spread,
  spreadOf,
  tallyOf,
} from '../../../../programs/simulator/statistics.ts'
import type { GameRecord } from './game.ts'

/** What came of many games. */
export interface Summary {
  red: Rate
  green: Rate
  draws: Rate
  /** Won by the player who is named first, on whichever side. */
  firstNamed: Rate
  endedBy: Partial<Record<Outcome['by'], number>>
  turns: Spread
  /** The share of games in which either side called its Boogyman. */
  called: Rate
  captured: number
  noSecond: number
  stuck: number
  /** The longest rows of quiet turns, of the games that were decided. */
  quiet: Spread
  /** How many actions there were to choose from. */
  choices: Spread
}

/** Sums games up, in whatever order they are given. */
export const summaryOf = (records: readonly GameRecord[]): Summary => ({
  red: rateOf(records, ({ winner }) => winner === 'red'),
  green: rateOf(records, ({ winner }) => winner === 'green'),
  draws: rateOf(records, (record) => !isDecided(record)),
  firstNamed: rateOf(records, isFirstNamed),
  endedBy: tallyOf(records.map(({ by }) => by)),
  turns: spreadOf(records.map(({ turns }) => turns)),
  called: rateOf(records, ({ called }) => called > 0),
  captured: mean(records.map((record) => record.captured)),
  noSecond: mean(records.map((record) => record.noSecond)),
  stuck: mean(records.map((record) => record.stuck)),
  quiet: spreadOf(records.filter(isDecided).map(({ quiet }) => quiet)),
  choices: spreadOf(records.flatMap(({ choices }) => choices)),
})

const isDecided = ({ winner }: GameRecord): boolean => winner !== null

/** Whether the player who is named first, as Red, has won a game. */
export const isFirstNamed = ({ winner, changed }: GameRecord): boolean =>
  winner === (changed ? 'green' : 'red')
