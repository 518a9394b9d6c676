import type { ReactNode } from 'react'
import { type AlbumWords, useAlbumWords } from '../../../text/album.ts'
import { Timeline, type TurnTable } from '../Timeline.tsx'
import { StandingChart } from './StandingChart.tsx'
import styles from './standing.module.css'
import type { StandingSeat, TurnStanding } from './standing.ts'

interface Words {
  /** What is said of how the standing is reckoned. */
  readonly how: string
  chart(what: string): string
  /** By how much a seat was ahead. */
  by(ahead: number): string
}

interface StandingTimelineProps {
  words: Words
  turns: readonly TurnStanding[]
  decided: number | null
  /** Who won in the end; null where nobody did alone. */
  winner: string | null
  seats: readonly StandingSeat[]
  /** Nobody is told to be ahead by more than this. */
  most: number
  legend: ReactNode
}

/** Which seat stood ahead, turn by turn, to see and to hear. */
export function StandingTimeline(props: StandingTimelineProps) {
  const { words, turns, decided, winner, seats, most, legend } = props
  const { review } = useAlbumWords()
  const what = decided === null || winner === null ? review.undecided : review.stayedAhead(decided, winner)
  return (
    <div>
      <Timeline
        heading={review.standing}
        turns={turns.length}
        legend={legend}
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

/** Every turn of the chart in words. */
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
