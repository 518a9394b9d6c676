import {
  CATEGORIES,
  type Category,
  INFLUENCE_IDS,
  type InfluenceId,
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
  /** Buildings of each category in a game, and of those who built most of it how many won. */
  categories: { category: Category; built: number; held: Rate; holderWon: Rate }[]
  /** Of those that were drawn, the share that was played or acted. */
  influence: { card: InfluenceId; drawn: number; played: number }[]
  sieges: number
}

const isWonBy = ({ winners }: GameRecord, seat: number | null): boolean =>
  winners.length === 1 && winners[0] === seat

/** Whether the player who is named first has won a game alone; two seats may be theirs. */
export const isFirstNamed = (record: GameRecord): boolean => isWonBy(record, record.moved)

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
  categories: CATEGORIES.map((category) => ofCategory(records, category)),
  influence: INFLUENCE_IDS.map((card) => ({
    card,
    drawn: mean(records.map(({ drawn }) => drawn[card] ?? 0)),
    played: mean(records.map(({ played }) => played[card] ?? 0)),
  })),
  sieges: mean(records.map(({ sieges }) => sieges)),
})

function ofCategory(records: readonly GameRecord[], category: Category): Summary['categories'][number] {
  const held = records.filter(({ powers }) => powers[category] !== null)
  return {
    category,
    built: mean(records.map(({ built }) => built.reduce((sum, counts) => sum + counts[category], 0))),
    held: rateOf(records, ({ powers }) => powers[category] !== null),
    holderWon: rateOf(held, (record) => isWonBy(record, record.powers[category])),
  }
}
