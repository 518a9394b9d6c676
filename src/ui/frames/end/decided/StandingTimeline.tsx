import { type AlbumWords, useAlbumWords } from '../../../text/album.ts'
import { type ChartSeat, SeatLegend } from '../SeatTimeline.tsx'
import { Timeline, type TurnTable } from '../Timeline.tsx'
import { StandingChart, type TurnScore } from './StandingChart.tsx'
import styles from './turn-score.module.css'

interface Words {
  /** The explanation of how a lead is computed. */
  readonly how: string
  chart(what: string): string
  /** Returns the lead of a seat in words. */
  by(ahead: number): string
}

interface StandingTimelineProps {
  words: Words
  turns: readonly TurnScore[]
  decided: number | null
  /** The winner; null if no single seat won. */
  winner: string | null
  seats: readonly ChartSeat[]
  /** The greatest lead that the chart shows. */
  most: number
}

/** The lead of each seat turn by turn, as a chart and as a table for screen readers. */
export function StandingTimeline(props: StandingTimelineProps) {
  const { words, turns, decided, winner, seats, most } = props
  const { review } = useAlbumWords()
  const what = decided === null || winner === null ? review.undecided : review.stayedAhead(decided, winner)
  return (
    <div>
      <Timeline
        heading={review.standing}
        turns={turns.length}
        legend={<SeatLegend seats={seats} />}
        chart={(width) => (
          <StandingChart
            {...{ turns, seats, decided, most, width }}
            label={words.chart(what)}
            axis={review.axis}
          />
        )}
        table={tableOf(props, what, review)}
      />
      {turns.length > 1 && (
        <p className={styles['how']}>
          {what} {words.how}
        </p>
      )}
    </div>
  )
}

/** Returns every turn of the chart in words. */
const tableOf = (
  { words, turns, decided, seats }: StandingTimelineProps,
  what: string,
  review: AlbumWords['review'],
): TurnTable => ({
  heads: [review.whoseTurn, ...seats.map(({ name }) => name), review.here],
  rows: turns.map(
    ({ turn, seat, ahead }) =>
      [
        turn,
        seats[seat]?.name ?? '',
        ...seats.map((_, one) => words.by(Math.round(ahead[one] ?? 0))),
        turn === decided ? what : '',
      ] as const,
  ),
})
