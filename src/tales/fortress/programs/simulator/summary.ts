import { isVictory } from '../../../../engine/fortress/index.ts'
import type { Answer as AnswerOf } from '../../../../programs/simulator/answer.ts'
import { mean, rateOf, ratioOf, tallyOf } from '../../../../programs/simulator/statistics.ts'
import type { MeasuredBy } from '../../../../programs/simulator/tale.ts'
import type { GameRecord } from './game.ts'
import type { Setting } from './settings.ts'

/** Sums sieges up, in whatever order they are given. */
export function summaryOf(records: readonly GameRecord[]) {
  const of = (count: (record: GameRecord) => number): number => mean(records.map(count))
  return {
    /** A victory of any degree, and a total one. */
    won: rateOf(records, isWon),
    total: rateOf(records, ({ outcome }) => outcome === 'total-victory'),
    /** A total defeat is told by its cause. */
    endedBy: tallyOf<string>(
      records.map(({ outcome, cause }) => (outcome === 'total-defeat' ? cause : outcome)),
    ),
    turns: of(({ turns }) => turns),
    /** The longest, in actions. */
    longest: Math.max(...records.map(({ actions }) => actions)),
    renown: of(({ renown }) => renown),
    /** The life that was left where it was won. */
    life: mean(records.filter(isWon).map(({ life }) => life)),
    /** The total of the assault, where there was one. */
    damage: mean(records.flatMap(({ total }) => (total >= 0 ? [total] : []))),
    fallen: of(({ fallen }) => fallen),
    paidLands: of(({ paidLands }) => paidLands),
    asked: rateOf(records, ({ asked }) => asked),
    unbeatable: rateOf(records, ({ unbeatable }) => unbeatable),
    /** The share of turns that ended with more than seven cards in hand. */
    fullHands: ratioOf(
      records,
      ({ fullHands }) => fullHands,
      ({ ends }) => ends,
    ),
    /** How many actions there were to choose from, on average. */
    choices: ratioOf(
      records,
      ({ choices }) => choices,
      ({ actions }) => actions,
    ),
  }
}

/** Whether a siege ended with a victory of any degree. */
export const isWon = ({ outcome }: GameRecord): boolean => outcome !== 'driven-out' && isVictory(outcome)

/** The types of this tale's measurements. */
export type FortressMeasured = MeasuredBy<Setting, typeof summaryOf>

/** A game that was played, and its result. */
export type Answer = AnswerOf<FortressMeasured>
