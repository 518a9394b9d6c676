import { CATEGORIES, type Category, INFLUENCE_IDS, POWERS } from '../../../../engine/citadel/index.ts'
import type { Answer as AnswerOf } from '../../../../programs/simulator/answer.ts'
import { mean, rateOf, ratioOf, spreadOf, tallyOf } from '../../../../programs/simulator/statistics.ts'
import type { MeasuredBy } from '../../../../programs/simulator/tale.ts'
import type { GameRecord } from './game.ts'
import type { Setting } from './settings.ts'

const isWonBy = ({ winners }: GameRecord, seat: number | null): boolean =>
  winners.length === 1 && winners[0] === seat

/** Whether the player who is named first has won a game, and nobody else. */
export const isFirstNamed = ({ winners, first }: GameRecord): boolean =>
  winners.length > 0 && winners.every((seat) => first.includes(seat))

/** Summarizes games, in any order. A shared victory counts for no seat. */
export const summaryOf = (records: readonly GameRecord[]) => ({
  /** Games that the first named player won alone, at any seat. */
  firstNamed: rateOf(records, isFirstNamed),
  /** Won by each seat, alone. */
  seats: (records[0]?.points ?? []).map((_, seat) => rateOf(records, (record) => isWonBy(record, seat))),
  shared: rateOf(records, ({ winners }) => winners.length > 1),
  endedBy: tallyOf(records.map(({ by }) => by)),
  turns: spreadOf(records.map(({ turns }) => turns)),
  actionsATurn: ratioOf(
    records,
    ({ actions }) => actions,
    ({ turns }) => turns,
  ),
  /** Of the games in which one seat alone led at half time: how many it won. */
  leaderWon: rateOf(
    records.filter(({ leader }) => leader !== null),
    (record) => isWonBy(record, record.leader),
  ),
  points: pointsOfAll(records.filter(({ winners }) => winners.length === 1)),
  categories: CATEGORIES.map((category) => ofCategory(records, category)),
  /** How many of each a seat got in a game and played, or that acted; and how many of those were the winner's. */
  influence: INFLUENCE_IDS.map((card) => {
    const plays = records.flatMap((record) => playsOf(record, (seat) => record.played[seat]?.[card] ?? 0))
    return {
      card,
      drawn: mean(records.map(({ drawn }) => drawn[card] ?? 0)),
      played: plays.length / Math.max(1, records.length),
      byWinner: rateOf(plays, (won) => won),
    }
  }),
  sieges: mean(records.map(({ sieges }) => sieges)),
})

/** For every single thing that seats did in a game, whether the seat has won it alone. */
const playsOf = (record: GameRecord, count: (seat: number) => number): boolean[] =>
  record.points.flatMap((_, seat) => Array.from({ length: count(seat) }, () => isWonBy(record, seat)))

/** The points of a seat that won alone, its lead over the next, and the points of the last. */
function pointsOfAll(records: readonly GameRecord[]) {
  const ends = records.map(({ points, winners: [winner = 0] }) => {
    const others = points.filter((_, seat) => seat !== winner)
    return { winner: points[winner] ?? 0, last: Math.min(...others) }
  })
  return {
    winner: spreadOf(ends.map(({ winner }) => winner)),
    lead: spreadOf(records.map(leadOf)),
    last: spreadOf(ends.map(({ last }) => last)),
  }
}

/** What came of the buildings of a category and of its Great Power. */
function ofCategory(records: readonly GameRecord[], category: Category) {
  const builds = records.flatMap((record) => playsOf(record, (seat) => record.built[seat]?.[category] ?? 0))
  const held = records.filter(({ powers }) => powers[category] !== null)
  const won = held.filter((record) => isWonBy(record, record.powers[category]))
  return {
    category,
    /** Buildings of it in a game, and how many of them all were built by who won. */
    built: builds.length / Math.max(1, records.length),
    byWinner: rateOf(builds, (byWinner) => byWinner),
    /** Games that ended with the Great Power held by a seat, how many of these seats won, and how many only by its points. */
    held: rateOf(records, ({ powers }) => powers[category] !== null),
    holderWon: rateOf(held, (record) => won.includes(record)),
    wonByIt: rateOf(won, (record) => leadOf(record) <= POWERS[category].points),
  }
}

/** By how many points the one that won has more than the next. */
function leadOf({ points, winners: [winner = 0] }: GameRecord): number {
  return (points[winner] ?? 0) - Math.max(...points.filter((_, seat) => seat !== winner))
}

/** The types of this tale's measurements. */
export type CitadelMeasured = MeasuredBy<Setting, typeof summaryOf>

/** A game that was played, and its result. */
export type Answer = AnswerOf<CitadelMeasured>
