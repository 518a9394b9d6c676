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
  turns: { median: number; tenth: number; ninetieth: number; longest: number }
  /** The share of games in which either side called its Boogyman. */
  called: Rate
  captured: number
  noSecond: number
  stuck: number
  longestQuiet: number
}

/** Sums games up, in whatever order they are given. */
export function summaryOf(records: readonly GameRecord[]): Summary {
  const turns = records.map((record) => record.turns).sort((one, other) => one - other)
  const at = (share: number): number => turns[Math.floor(share * (turns.length - 1))] ?? 0
  const endedBy: Summary['endedBy'] = {}
  for (const { by } of records) endedBy[by] = (endedBy[by] ?? 0) + 1
  return {
    red: rateOf(records, ({ winner }) => winner === 'red'),
    green: rateOf(records, ({ winner }) => winner === 'green'),
    draws: rateOf(records, ({ winner }) => winner === null),
    firstNamed: rateOf(records, isFirstNamed),
    endedBy: Object.fromEntries(Object.entries(endedBy).sort()),
    turns: { median: at(0.5), tenth: at(0.1), ninetieth: at(0.9), longest: at(1) },
    called: rateOf(records, ({ called }) => called > 0),
    captured: mean(records.map((record) => record.captured)),
    noSecond: mean(records.map((record) => record.noSecond)),
    stuck: mean(records.map((record) => record.stuck)),
    longestQuiet: Math.max(0, ...records.map(({ quiet }) => quiet)),
  }
}

/** Whether the player who is named first, as Red, has won a game. */
export const isFirstNamed = ({ winner, changed }: GameRecord): boolean =>
  winner === (changed ? 'green' : 'red')
