import { CATEGORIES, type Category, INFLUENCE_IDS, POWERS } from '../../../../engine/citadel/index.ts'
import { rateFrom, type Statistics } from '../../../../programs/simulator/statistics.ts'
import type { GameRecord } from './game.ts'

type Games = Statistics<GameRecord>

const isWonBy = ({ winners }: GameRecord, seat: number | null): boolean =>
  winners.length === 1 && winners[0] === seat

/** True if the first named player has won a game alone. */
export const isFirstNamed = ({ winners, first }: GameRecord): boolean =>
  winners.length > 0 && winners.every((seat) => first.includes(seat))

/** Summarizes games. A shared victory counts for no seat. */
export const summary = (games: Games) => ({
  firstNamed: games.rate(isFirstNamed),
  seats: (games.records[0]?.points ?? []).map((_, seat) => games.rate((record) => isWonBy(record, seat))),
  shared: games.rate(({ winners }) => winners.length > 1),
  endedBy: games.tally(({ by }) => by),
  turns: games.spread('turns'),
  actionsATurn: games.ratio('actions', 'turns'),
  /** Share of wins by the seat that alone led at half time. */
  leaderWon: games.where(({ leader }) => leader !== null).rate((record) => isWonBy(record, record.leader)),
  points: pointsOfAll(games.where(({ winners }) => winners.length === 1)),
  categories: CATEGORIES.map((category) => ofCategory(games, category)),
  /** For each Influence card: draws and uses in an average game, and the winner's share of the uses. */
  influence: INFLUENCE_IDS.map((card) => {
    const plays = shareOfWinner(games, ({ played }, seat) => played[seat]?.[card] ?? 0)
    return {
      card,
      drawn: games.mean(({ drawn }) => drawn[card] ?? 0),
      played: perGame(games, plays.games),
      byWinner: plays,
    }
  }),
  sieges: games.mean('sieges'),
})

const perGame = ({ records }: Games, count: number): number => count / Math.max(1, records.length)

/** Returns the share of all counted things that belong to a seat that won alone. */
function shareOfWinner({ records }: Games, count: (record: GameRecord, seat: number) => number) {
  const done = records.flatMap((record) =>
    record.points.map((_, seat) => ({ count: count(record, seat), won: isWonBy(record, seat) })),
  )
  const sum = (some: typeof done) => some.reduce((all, one) => all + one.count, 0)
  return rateFrom(sum(done.filter(({ won }) => won)), sum(done))
}

/** The points of a seat that won alone, its lead over the next, and the points of the last. */
const pointsOfAll = (games: Games) => ({
  winner: games.spread(({ points, winners: [winner = 0] }) => points[winner] ?? 0),
  lead: games.spread(leadOf),
  last: games.spread((record) => Math.min(...othersOf(record))),
})

/** Returns statistics of the buildings of a category and of its Great Power. */
function ofCategory(games: Games, category: Category) {
  const byWinner = shareOfWinner(games, ({ built }, seat) => built[seat]?.[category] ?? 0)
  const held = games.where(({ powers }) => powers[category] !== null)
  const holderWon = (record: GameRecord) => isWonBy(record, record.powers[category])
  return {
    category,
    /** Buildings of the category in a game, and the share of them that the winners built. */
    built: perGame(games, byWinner.games),
    byWinner,
    /** Games that ended with the Great Power held by a seat, how many of these seats won, and how many only by its points. */
    held: games.rate(({ powers }) => powers[category] !== null),
    holderWon: held.rate(holderWon),
    wonByIt: held.where(holderWon).rate((record) => leadOf(record) <= POWERS[category].points),
  }
}

const othersOf = ({ points, winners: [winner = 0] }: GameRecord): number[] =>
  points.filter((_, seat) => seat !== winner)

/** The winner's lead in points. */
const leadOf = (record: GameRecord): number =>
  (record.points[record.winners[0] ?? 0] ?? 0) - Math.max(...othersOf(record))
