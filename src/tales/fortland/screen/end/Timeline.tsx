import { type State, seatsOf } from '../../../../engine/fortland/index.ts'
import { Timeline as TimelineFrame, type TurnTable } from '../../../../ui/frames/end/Timeline.tsx'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { countryName } from '../ring/names.ts'
import { Chart } from './Chart.tsx'
import { Legend } from './Legend.tsx'
import type { TurnHistory } from './turn-history.ts'

/** The worth of each country's free places, round by round. */
export function Timeline({ told, state }: { told: TurnHistory; state: State }) {
  const m = useAllWords()
  const { end } = m
  const { rounds } = told
  const last = rounds.at(-1)?.worth ?? []
  const standing = m.common.list(
    seatsOf(state).map((seat) => end.standing(countryName(m, seat), last[seat] ?? 0)),
  )
  return (
    <TimelineFrame
      heading={end.unfolded}
      turns={rounds.length}
      legend={seatsOf(state).map((seat) => <Legend key={seat} seat={seat} />)}
      chart={(width) => <Chart told={told} width={width} label={end.chart(rounds.length, standing)} />}
      table={roundTable(told, state, m)}
    />
  )
}

/** Returns the chart as a table of text. */
const roundTable = ({ rounds, falls }: TurnHistory, state: State, m: AllWords): TurnTable => ({
  unit: m.end.round,
  heads: seatsOf(state).map((seat) => countryName(m, seat)),
  rows: rounds.map(({ round, worth }) => [round, ...worth] as const),
  happened: falls.map(({ round, seat, by }) => ({
    turn: round,
    what:
      by === null
        ? m.end.gaveUpShort(countryName(m, seat))
        : m.end.fellShort(countryName(m, seat), countryName(m, by)),
  })),
})
