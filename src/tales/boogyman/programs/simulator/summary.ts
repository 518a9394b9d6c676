import type { Outcome } from '../../../../engine/boogyman/index.ts'
import { mean, type Rate, rateOf } from '../../../../programs/simulator/statistics.ts'
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

/** What eight of ten lie between, and what is in the middle and at the end. */
export interface Spread {
  median: number
  tenth: number
  ninetieth: number
  most: number
}

/** Sums games up, in whatever order they are given. */
export function summaryOf(records: readonly GameRecord[]): Summary {
  const endedBy: Summary['endedBy'] = {}
  for (const { by } of records) endedBy[by] = (endedBy[by] ?? 0) + 1
  return {
    red: rateOf(records, ({ winner }) => winner === 'red'),
    green: rateOf(records, ({ winner }) => winner === 'green'),
    draws: rateOf(records, (record) => !isDecided(record)),
    firstNamed: rateOf(records, isFirstNamed),
    endedBy: Object.fromEntries(Object.entries(endedBy).sort()),
    turns: spreadOf(records.map(({ turns }) => turns)),
    called: rateOf(records, ({ called }) => called > 0),
    captured: mean(records.map((record) => record.captured)),
    noSecond: mean(records.map((record) => record.noSecond)),
    stuck: mean(records.map((record) => record.stuck)),
    quiet: spreadOf(records.filter(isDecided).map(({ quiet }) => quiet)),
    choices: spreadOf(records.flatMap(({ choices }) => choices)),
  }
}

/** How numbers lie; 0 everywhere where there are none. */
function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { median: at(0.5), tenth: at(0.1), ninetieth: at(0.9), most: at(1) }
}

const isDecided = ({ winner }: GameRecord): boolean => winner !== null

/** Whether the player who is named first, as Red, has won a game. */
export const isFirstNamed = ({ winner, changed }: GameRecord): boolean =>
  winner === (changed ? 'green' : 'red')
