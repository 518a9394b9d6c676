import { type Outcome, SEATS, type SeatName } from '../../../../engine/fortland/index.ts'
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
  /** Won by each country, alone. */
  seats: { seat: SeatName; won: Rate }[]
  shared: Rate
  endedBy: Partial<Record<Outcome['by'], number>>
  rounds: Spread
  turns: Spread
  /** In which round the first country fell, of the games in which one did. */
  firstFall: Spread
  /** The share of the turns that whoever fell first watched, on average of the games that went on. */
  watched: number
  /** A turn, on average. */
  built: number
  sieges: number
  fetched: number
  torn: number
  turned: number
  lost: number
}

/** Sums games up, in whatever order they are given. */
export function summaryOf(records: readonly GameRecord[]): Summary {
  const turns = records.reduce((sum, record) => sum + record.turns, 0)
  const aTurn = (count: (record: GameRecord) => number): number =>
    turns === 0 ? 0 : records.reduce((sum, record) => sum + count(record), 0) / turns
  return {
    firstNamed: rateOf(records, isFirstNamed),
    seats: SEATS.map((seat) => ({ seat, won: rateOf(records, (record) => isWonBy(record, seat)) })),
    shared: rateOf(records, ({ winners }) => winners.length > 1),
    endedBy: tallyOf(records.map(({ by }) => by)),
    rounds: spreadOf(records.map(({ rounds }) => rounds)),
    turns: spreadOf(records.map((record) => record.turns)),
    firstFall: spreadOf(records.flatMap(({ firstFall }) => firstFall ?? [])),
    watched: mean(records.flatMap((record) => (record.watched > 0 ? [record.watched / record.turns] : []))),
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
