import { SEATS, type SeatName } from '../../../../engine/fortland/index.ts'
import type { Answer as AnswerOf } from '../../../../programs/simulator/answer.ts'
import { mean, rateOf, ratioOf, spreadOf, tallyOf } from '../../../../programs/simulator/statistics.ts'
import type { MeasuredBy } from '../../../../programs/simulator/tale.ts'
import type { GameRecord } from './game.ts'
import type { Setting } from './settings.ts'

/** Summarizes games, in any order. A shared victory counts for no seat. */
export function summaryOf(records: readonly GameRecord[]) {
  const aTurn = (count: (record: GameRecord) => number): number =>
    ratioOf(records, count, ({ turns }) => turns)
  return {
    /** Games that the first named player won alone, at any seat. */
    firstNamed: rateOf(records, isFirstNamed),
    /** Won by each country, alone. */
    seats: SEATS.map((seat) => ({ seat, won: rateOf(records, (record) => isWonBy(record, seat)) })),
    shared: rateOf(records, ({ winners }) => winners.length > 1),
    endedBy: tallyOf(records.map(({ by }) => by)),
    rounds: spreadOf(records.map(({ rounds }) => rounds)),
    turns: spreadOf(records.map(({ turns }) => turns)),
    /** In which round the first country fell, of the games in which one did. */
    firstFall: spreadOf(records.flatMap(({ firstFall }) => firstFall ?? [])),
    /** The share of turns that the first seat to fall watched, on average of the games that went on. */
    watched: mean(records.flatMap(({ watched, turns }) => (watched > 0 ? [watched / turns] : []))),
    built: aTurn(({ built }) => built),
    sieges: aTurn(({ sieges }) => sieges),
    fetched: aTurn(({ fetched }) => fetched),
    torn: aTurn(({ torn }) => torn),
    turned: aTurn(({ turned }) => turned),
    lost: aTurn(({ lost }) => lost),
  }
}

const isWonBy = ({ winners }: GameRecord, seat: SeatName | undefined): boolean =>
  winners.length === 1 && winners[0] === seat

/** Whether the player who is named first has won a game alone. */
export const isFirstNamed = (record: GameRecord): boolean => isWonBy(record, SEATS[record.moved])

/** The types of this tale's measurements. */
export type FortlandMeasured = MeasuredBy<Setting, typeof summaryOf>

/** A game that was played, and its result. */
export type Answer = AnswerOf<FortlandMeasured>
