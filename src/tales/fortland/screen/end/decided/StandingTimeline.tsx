import { SEATS, type Seat, type State, seatsOf } from '../../../../../engine/fortland/index.ts'
import { Timeline, type TurnTable } from '../../../../../ui/frames/end/Timeline.tsx'
import type { Review } from '../../../review/review.ts'
import type { Messages } from '../../../words/messages.ts'
import { useMessages } from '../../../words/useMessages.ts'
import { countryName } from '../../ring/names.ts'
import { Legend } from '../Legend.tsx'
import styles from '../lines.module.css'
import { StandingChart } from './StandingChart.tsx'

/** Which country stood ahead, turn by turn, to see and to hear. */
export function StandingTimeline({ review: found, state }: { review: Review; state: State }) {
  const m = useMessages()
  const { review, end } = m
  const { turns, decided } = found
  const winner = state.outcome?.winners[0]
  const what =
    decided === null || winner === undefined
      ? review.undecided
      : review.decided(decided, countryName(m, winner))
  return (
    <div>
      <Timeline
        heading={review.standing}
        tooShort={turns.length > 1 ? null : end.tooShort}
        legend={seatsOf(state).map((seat) => <Legend key={seat} seat={seat} />)}
        chart={(width) => (
          <StandingChart
            turns={turns}
            decided={decided}
            state={state}
            width={width}
            label={review.chart(what)}
          />
        )}
        table={tableOf(found, state, what, m)}
      />
      {turns.length > 1 && (
        <p className={styles['how']}>
          {what} {review.how}
        </p>
      )}
    </div>
  )
}

/** Every turn of the chart in words. */
function tableOf({ turns, decided }: Review, state: State, what: string, m: Messages): TurnTable {
  const { review } = m
  const seats: readonly Seat[] = seatsOf(state)
  return {
    heads: [review.turn, review.whoseTurn, ...seats.map((seat) => countryName(m, seat)), review.here],
    rows: turns.map(
      ({ turn, seat, ahead }) =>
        [
          turn,
          m.common.countries[SEATS[seat]],
          ...seats.map((one) => review.by(Math.round(ahead[one] ?? 0))),
          turn === decided ? what : '',
        ] as const,
    ),
  }
}
