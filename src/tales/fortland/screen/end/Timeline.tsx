import { SEATS, type State, seatsOf } from '../../../../engine/fortland/index.ts'
import { type ChartSeat, SeatTimeline } from '../../../../ui/frames/end/SeatTimeline.tsx'
import { EmblemIcon } from '../../art/index.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { countryName, fallWords } from '../ring/names.ts'
import styles from './lines.module.css'
import type { TurnHistory } from './turn-history.ts'

const SIZES = { lane: 32, least: 0, gap: 14, height: 132 }
const SIGN = 26

/** Returns the countries of a game, for its charts. */
export const chartSeats = (m: AllWords, state: State): ChartSeat[] =>
  seatsOf(state).map((seat) => ({
    name: countryName(m, seat),
    sign: <EmblemIcon country={SEATS[seat]} size={22} />,
    line: styles[SEATS[seat]],
  }))

/** The worth of each country's free places by round. A fallen country is marked above, at the round of its fall. */
export function Timeline({ told: { rounds, falls }, state }: { told: TurnHistory; state: State }) {
  const m = useAllWords()
  const { end } = m
  const seats = chartSeats(m, state)
  const last = rounds.at(-1)?.worth ?? []
  const standing = m.common.list(seats.map(({ name }, seat) => end.standing(name, last[seat] ?? 0)))
  return (
    <SeatTimeline
      heading={end.unfolded}
      seats={seats}
      counts={rounds.map(({ worth }) => worth)}
      sizes={SIZES}
      axis={end.rounds}
      label={end.chart(rounds.length, standing)}
      signsAt={(x) => falls.map(({ seat, round }) => ({ key: seat, seat, x: x(round), width: SIGN + 4 }))}
      sign={({ seat, x }, top, foot) => (
        <g>
          <path className={styles['moment']} d={`M${x} ${top + 22}V${foot}`} />
          <g transform={`translate(${x - SIGN / 2} ${top + 4})`}>
            <EmblemIcon country={SEATS[seat]} size={SIGN} />
          </g>
        </g>
      )}
      table={{
        unit: end.round,
        heads: seats.map(({ name }) => name),
        rows: rounds.map(({ round, worth }) => [round, ...worth] as const),
        happened: falls.map((fall) => ({ turn: fall.round, what: fallWords(m, fall) })),
      }}
    />
  )
}
