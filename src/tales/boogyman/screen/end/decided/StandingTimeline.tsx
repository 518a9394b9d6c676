import { PAWNS, SEATS, type Seat } from '../../../../../engine/boogyman/index.ts'
import { Timeline, type TurnTable } from '../../../../../ui/frames/end/Timeline.tsx'
import { type AlbumWords, useAlbumWords } from '../../../../../ui/text/album.ts'
import { FolkIcon } from '../../../art/index.ts'
import type { Review, TurnEvaluation } from '../../../review/review.ts'
import { type AllWords, useAllWords } from '../../../words/all-words.ts'
import type { TurnHistory } from '../turn-history.ts'
import styles from './decided.module.css'
import { StandingChart } from './StandingChart.tsx'

interface StandingTimelineProps {
  review: Review
  told: TurnHistory
  winner: Seat | null
}

/** The lead by turn, as a chart, and as a table for screen readers. */
export function StandingTimeline({ review: { turns, decided }, told, winner }: StandingTimelineProps) {
  const words = useAllWords()
  const { review } = words
  const album = useAlbumWords()
  const side = winner === null ? null : SEATS[winner]
  const what = decided === null || side === null ? album.review.undecided : review.decided(decided, side)
  return (
    <div>
      <Timeline
        heading={review.standing}
        turns={turns.length}
        legend={SEATS.map((side) => (
          <li key={side}>
            <FolkIcon size={22} side={side} />
            {review.ahead(side)}
          </li>
        ))}
        chart={(width) => (
          <StandingChart
            turns={turns}
            decided={decided}
            told={told}
            width={width}
            label={review.chart(what)}
          />
        )}
        table={tableOf(turns, decided === null ? null : { turn: decided, what }, words, album)}
      />
      <p className={styles['how']}>
        {what} {review.how}
      </p>
    </div>
  )
}

/** The turns of the chart as a table in words. */
function tableOf(
  turns: readonly TurnEvaluation[],
  decided: { turn: number; what: string } | null,
  { review }: AllWords,
  album: AlbumWords,
): TurnTable {
  const inWords = (ahead: number): string => {
    const folk = Math.round(Math.abs(ahead))
    const side = SEATS[ahead > 0 ? 0 : 1]
    return folk === 0 ? review.even : folk === PAWNS ? review.won(side) : review.by(side, folk)
  }
  return {
    heads: [review.after, album.review.here],
    rows: turns.map(
      ({ turn, ahead }) => [turn, inWords(ahead), turn === decided?.turn ? decided.what : ''] as const,
    ),
  }
}
