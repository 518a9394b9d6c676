import {
  CATEGORIES,
  type Category,
  INFLUENCE_IDS,
  type InfluenceId,
  POWERS,
} from '../../../../engine/citadel/index.ts'
import {
  mean,
  type Rate,
  rateOf,
  type Spread,
  spreadOf,
  tallyOf,
} from '../../../../programs/simulator/statistics.ts'
import type { GameRecord } from './game.ts'

/** What came of many games. A victory that is shared counts for nobody alone. */
export interface Summary {
  /** Won by whoever is named first, alone, wherever that sat. */
  firstNamed: Rate
  /** Won by each seat, alone. */
  seats: Rate[]
  shared: Rate
  endedBy: ReturnType<typeof tallyOf<GameRecord['by']>>
  turns: Spread
  actionsATurn: number
  /** Of the games in which somebody alone led at half time: how many they won. */
  leaderWon: Rate
  /** What a game ended with: the points of whoever won alone, by how many that was more than the next, and the last one's. */
  points: { winner: Spread; lead: Spread; last: Spread }
  categories: OfCategory[]
  /** How many of each came to somebody in a game and were played, or acted; and how many of those for who won. */
  influence: { card: InfluenceId; drawn: number; played: number; byWinner: Rate }[]
  sieges: number
}

/** What came of one category. */
interface OfCategory {
  category: Category
  /** Buildings of it in a game, and how many of them all were built by who won. */
  built: number
  byWinner: Rate
  /** Games at whose end somebody held its Great Power, how many of these won, and how many by no more than its points. */
  held: Rate
  holderWon: Rate
  wonByIt: Rate
}

const isWonBy = ({ winners }: GameRecord, seat: number | null): boolean =>
  winners.length === 1 && winners[0] === seat

/** Whether the player who is named first has won a game, and nobody else. */
export const isFirstNamed = ({ winners, first }: GameRecord): boolean =>
  winners.length > 0 && winners.every((seat) => first.includes(seat))

const total = (records: readonly GameRecord[], count: (record: GameRecord) => number): number =>
  records.reduce((sum, record) => sum + count(record), 0)

/** Sums games up, in whatever order they are given. */
export const summaryOf = (records: readonly GameRecord[]): Summary => ({
  firstNamed: rateOf(records, isFirstNamed),
  seats: (records[0]?.points ?? []).map((_, seat) => rateOf(records, (record) => isWonBy(record, seat))),
  shared: rateOf(records, ({ winners }) => winners.length > 1),
  endedBy: tallyOf(records.map(({ by }) => by)),
  turns: spreadOf(records.map(({ turns }) => turns)),
  actionsATurn:
    total(records, ({ actions }) => actions) /
    Math.max(
      1,
      total(records, ({ turns }) => turns),
    ),
  leaderWon: rateOf(
    records.filter(({ leader }) => leader !== null),
    (record) => isWonBy(record, record.leader),
  ),
  points: pointsOfAll(records.filter(({ winners }) => winners.length === 1)),
  categories: CATEGORIES.map((category) => ofCategory(records, category)),
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

function pointsOfAll(records: readonly GameRecord[]): Summary['points'] {
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

function ofCategory(records: readonly GameRecord[], category: Category): OfCategory {
  const builds = records.flatMap((record) => playsOf(record, (seat) => record.built[seat]?.[category] ?? 0))
  const held = records.filter(({ powers }) => powers[category] !== null)
  const won = held.filter((record) => isWonBy(record, record.powers[category]))
  return {
    category,
    built: builds.length / Math.max(1, records.length),
    byWinner: rateOf(builds, (byWinner) => byWinner),
    held: rateOf(records, ({ powers }) => powers[category] !== null),
    holderWon: rateOf(held, (record) => won.includes(record)),
    wonByIt: rateOf(won, (record) => leadOf(record) <= POWERS[category].points),
  }
}

/** By how many points the one that won has more than the next. */
function leadOf({ points, winners: [winner = 0] }: GameRecord): number {
  return (points[winner] ?? 0) - Math.max(...points.filter((_, seat) => seat !== winner))
}
