import { estimateOf } from '../../players/interval.ts'

/** A share of games with its interval of 95 % (Wilson), each from 0 to 1. */
export interface Rate {
  games: number
  count: number
  share: number
  low: number
  high: number
}

/** Returns the rate of `count` in `games`. */
export function rateFrom(count: number, games: number): Rate {
  const estimate = estimateOf(count, games)
  const { chance, giveOrTake } = estimate ?? { chance: 0.5, giveOrTake: 0.5 }
  return {
    games,
    count,
    share: games === 0 ? 0 : count / games,
    low: Math.max(0, chance - giveOrTake),
    high: Math.min(1, chance + giveOrTake),
  }
}

/** Returns the rate over the games of all given rates. */
export const sumOfRates = (rates: readonly Rate[]): Rate =>
  rateFrom(
    rates.reduce((sum, { count }) => sum + count, 0),
    rates.reduce((sum, { games }) => sum + games, 0),
  )

/** Returns the rate of matching games. */
export const rateOf = <GameRecord>(
  records: readonly GameRecord[],
  holds: (record: GameRecord) => boolean,
): Rate => rateFrom(records.filter(holds).length, records.length)

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Writes a rate with its interval: "41.5 % (36.8–46.4 %, 400 games)". */
export const rateText = ({ share, low, high, games }: Rate): string =>
  `${percent(share)} (${(100 * low).toFixed(1)}–${percent(high)}, ${games} games)`

/** Returns a line with the rates of each compared thing, the most helpful first; an empty list without comparisons. */
export const comparisonLines = (title: string, comparisons: readonly Comparison<string>[]): string[] =>
  comparisons.length === 0
    ? []
    : [
        '',
        `${title.padEnd(20)}  won with it                        won without`,
        ...comparisons
          .toSorted((a, b) => b.withIt.share - b.without.share - (a.withIt.share - a.without.share))
          .map(
            ({ id, withIt, without }) =>
              `${id.padEnd(20)}  ${rateText(withIt).padEnd(33)}  ${rateText(without)}`,
          ),
      ]

/** The median, the 10th and 90th percentile, and the maximum of some numbers. */
export interface Quantiles {
  median: number
  tenth: number
  ninetieth: number
  most: number
}

/** Returns the spread of some numbers; all zeros for an empty list. */
export function spreadOf(numbers: readonly number[]): Quantiles {
  const sorted = [...numbers].sort((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { median: at(0.5), tenth: at(0.1), ninetieth: at(0.9), most: at(1) }
}

/** Returns a spread as text: "12, 8 to 20 in eight of ten, at most 31". */
export const spreadText = ({ median, tenth, ninetieth, most }: Quantiles): string =>
  `${median}, ${tenth} to ${ninetieth} in eight of ten, at most ${most}`

/** Counts each word, in alphabetical order. */
export const tallyOf = <Word extends string>(words: readonly Word[]): Partial<Record<Word, number>> =>
  tallyInOrder(words.toSorted())

/** Counts each word, in the order of first occurrence. */
export function tallyInOrder<Word extends string>(words: readonly Word[]): Partial<Record<Word, number>> {
  const counts: Partial<Record<Word, number>> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

/** Writes a tally: "goal 3, land 1". */
export const tallyText = (tally: Readonly<Record<string, number | undefined>>): string =>
  Object.entries(tally)
    .map(([word, count]) => `${word} ${count}`)
    .join(', ')

/** Divides the sum of one number by the sum of another over many games, as actions a turn. 0 if the second sum is 0. */
export function ratioOf<GameRecord>(
  records: readonly GameRecord[],
  part: (record: GameRecord) => number,
  whole: (record: GameRecord) => number,
): number {
  const sum = (count: (record: GameRecord) => number) =>
    records.reduce((all, record) => all + count(record), 0)
  const all = sum(whole)
  return all === 0 ? 0 : sum(part) / all
}

/** A numeric field of the records, or a function that returns one number, several or none. */
type NumbersOf<GameRecord> =
  | FieldsOf<GameRecord, number | null>
  | ((record: GameRecord) => number | readonly number[] | null)

type FieldsOf<GameRecord, Value> = {
  [Name in keyof GameRecord]: GameRecord[Name] extends Value ? Name : never
}[keyof GameRecord]

/** The rates of a condition in games with a thing and in games without it. */
export interface Comparison<Id extends string> {
  id: Id
  withIt: Rate
  without: Rate
}

/** The statistics of some games. Null values are left out. */
export interface Statistics<GameRecord> {
  readonly records: readonly GameRecord[]
  /** Returns the statistics of the matching games. */
  where(holds: (record: GameRecord) => boolean): Statistics<GameRecord>
  count(holds: (record: GameRecord) => boolean): number
  rate(holds: (record: GameRecord) => boolean): Rate
  mean(of: NumbersOf<GameRecord>): number
  spread(of: NumbersOf<GameRecord>): Quantiles
  tally<Word extends string>(of: (record: GameRecord) => Word): Partial<Record<Word, number>>
  ratio(part: FieldsOf<GameRecord, number>, whole: FieldsOf<GameRecord, number>): number
  /** Compares games with each thing and without it. Leaves out things that all games have, or none. */
  compare<Id extends string>(
    ids: readonly Id[],
    things: (record: GameRecord) => readonly Id[],
    holds: (record: GameRecord) => boolean,
  ): Comparison<Id>[]
}

export function statisticsOf<GameRecord>(records: readonly GameRecord[]): Statistics<GameRecord> {
  const numbers = (of: NumbersOf<GameRecord>) =>
    records.flatMap((record) => (typeof of === 'function' ? of(record) : (record[of] as number | null)) ?? [])
  const field = (name: FieldsOf<GameRecord, number>) => (record: GameRecord) => record[name] as number
  return {
    records,
    where: (holds) => statisticsOf(records.filter(holds)),
    count: (holds) => records.filter(holds).length,
    rate: (holds) => rateOf(records, holds),
    mean: (of) => mean(numbers(of)),
    spread: (of) => spreadOf(numbers(of)),
    tally: (of) => tallyOf(records.map(of)),
    ratio: (part, whole) => ratioOf(records, field(part), field(whole)),
    compare: (ids, things, holds) =>
      ids
        .map((id) => ({
          id,
          withIt: rateOf(
            records.filter((record) => things(record).includes(id)),
            holds,
          ),
          without: rateOf(
            records.filter((record) => !things(record).includes(id)),
            holds,
          ),
        }))
        .filter(({ withIt, without }) => withIt.games > 0 && without.games > 0),
  }
}
