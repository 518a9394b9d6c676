import { type Outcome, SEATS, type SeatName } from '../../../../engine/fortland/index.ts'
import { mean, type Rate, rateOf } from '../../../../programs/simulator/statistics.ts'
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
  const turns = records.reduce((sum, record) => sum + record.turns, 0)
  const aTurn = (count: (record: GameRecord) => number): number =>
    turns === 0 ? 0 : records.reduce((sum, record) => sum + count(record), 0) / turns
  return {
    firstNamed: rateOf(records, isFirstNamed),
    seats: SEATS.map((seat) => ({ seat, won: rateOf(records, (record) => isWonBy(record, seat)) })),
    shared: rateOf(records, ({ winners }) => winners.length > 1),
    endedBy: Object.fromEntries(Object.entries(endedBy).sort()),
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

/** How numbers lie; 0 everywhere where there are none. */
function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { median: at(0.5), tenth: at(0.1), ninetieth: at(0.9), most: at(1) }
}

const isWonBy = ({ winners }: GameRecord, seat: SeatName | undefined): boolean =>
  winners.length === 1 && winners[0] === seat

/** Whether the player who is named first has won a game alone. */
export const isFirstNamed = (record: GameRecord): boolean => isWonBy(record, SEATS[record.moved])
