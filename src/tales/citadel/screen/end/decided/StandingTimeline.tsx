import type { State } from '../../../../../engine/citadel/index.ts'
import { Timeline, type TurnTable } from '../../../../../ui/frames/end/Timeline.tsx'
import type { Review } from '../../../review/review.ts'
import type { Messages } from '../../../words/messages.ts'
import { useMessages } from '../../../words/useMessages.ts'
import { orderName, orderOf, orderTitle } from '../../now/names.ts'
import styles from '../end.module.css'
import { Legend } from '../Legend.tsx'
import { StandingChart } from './StandingChart.tsx'

/** Which Order stood ahead, turn by turn, to see and to hear. */
export function StandingTimeline({ review: found, state }: { review: Review; state: State }) {
  const m = useMessages()
  const { review, end } = m
  const { turns, decided } = found
  const winner = state.winners?.[0]
  const what =
    decided === null || winner === undefined
      ? review.undecided
      : review.decided(decided, orderName(m, winner))
  return (
    <div>
      <Timeline
        heading={review.standing}
        tooShort={turns.length > 1 ? null : end.tooShort}
        legend={state.seats.map((_, seat) => <Legend key={orderOf(seat)} seat={seat} />)}
        chart={(width) => (
          <StandingChart turns={turns} decided={decided} width={width} label={review.chart(what)} />
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
  return {
    heads: [review.turn, review.whoseTurn, ...state.seats.map((_, seat) => orderTitle(m, seat)), review.here],
    rows: turns.map(
      ({ turn, seat, ahead }) =>
        [
          turn,
          orderTitle(m, seat),
          ...ahead.map((points) => review.by(Math.round(points))),
          turn === decided ? what : '',
        ] as const,
    ),
  }
}
