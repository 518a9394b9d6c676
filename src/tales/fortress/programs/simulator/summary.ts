import { isVictory } from '../../../../engine/fortress/index.ts'
import { mean, type Rate, rateOf } from '../../../../programs/simulator/statistics.ts'
import type { GameRecord } from './game.ts'

/** What came of many sieges. */
export interface Summary {
  /** A victory of any degree, and a total one. */
  won: Rate
  total: Rate
  /** Each way in which they ended, and how often. */
  endedBy: Record<string, number>
  turns: number
  /** The longest, in actions. */
  longest: number
  renown: number
  /** The life that was left where it was won. */
  life: number
  /** The total of the assault, where there was one. */
  damage: number
  fallen: number
  paidLands: number
  asked: Rate
  unbeatable: Rate
  /** The share of turns that ended with more than seven cards in hand. */
  fullHands: number
  /** How many actions there were to choose from, on average. */
  choices: number
}

/** Sums sieges up, in whatever order they are given. */
export function summaryOf(records: readonly GameRecord[]): Summary {
  const of = (count: (record: GameRecord) => number): number => mean(records.map(count))
  const won = records.filter(isWon)
  const assaulted = records.filter(({ total }) => total >= 0)
  const sum = (count: (record: GameRecord) => number): number =>
    records.reduce((all, record) => all + count(record), 0)
  return {
    won: rateOf(records, isWon),
    total: rateOf(records, ({ outcome }) => outcome === 'total-victory'),
    endedBy: endings(records),
    turns: of(({ turns }) => turns),
    longest: Math.max(...records.map(({ actions }) => actions)),
    renown: of(({ renown }) => renown),
    life: mean(won.map(({ life }) => life)),
    damage: mean(assaulted.map(({ total }) => total)),
    fallen: of(({ fallen }) => fallen),
    paidLands: of(({ paidLands }) => paidLands),
    asked: rateOf(records, ({ asked }) => asked),
    unbeatable: rateOf(records, ({ unbeatable }) => unbeatable),
    fullHands:
      sum(({ fullHands }) => fullHands) /
      Math.max(
        1,
        sum(({ ends }) => ends),
      ),
    choices:
      sum(({ choices }) => choices) /
      Math.max(
        1,
        sum(({ actions }) => actions),
      ),
  }
}

function endings(records: readonly GameRecord[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { outcome, cause } of records) {
    const how = outcome === 'total-defeat' ? cause : outcome
    counts.set(how, (counts.get(how) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Whether a siege ended with a victory of any degree. */
export const isWon = ({ outcome }: GameRecord): boolean => outcome !== 'driven-out' && isVictory(outcome)
