import type { SeatConfig } from '../../../../../engine/fairy-tale/index.ts'
import { Timeline, type TurnTable } from '../../../../../ui/frames/end/Timeline.tsx'
import { type AlbumWords, useAlbumWords } from '../../../../../ui/text/album.ts'
import type { Review } from '../../../review/review.ts'
import { type AllWords, useAllWords } from '../../../words/all-words.ts'
import type { TurnHistory } from '../turn-history.ts'
import styles from './decided.module.css'
import { OddsChart, OddsLegend } from './OddsChart.tsx'

interface OddsTimelineProps {
  review: Review
  told: TurnHistory
  seats: readonly SeatConfig[]
}

/** The Oak's odds turn by turn, as a chart and as a table for screen readers. */
export function OddsTimeline({ review, told, seats }: OddsTimelineProps) {
  const words = useAllWords()
  const album = useAlbumWords()
  const { percent } = words.futures.odds
  const { turns, decided, games } = review
  const [first] = turns
  const label = words.review.chart(percent(first?.before?.chance ?? first?.after?.chance ?? 0), decided)
  const widest = Math.max(
    0,
    ...turns.flatMap(({ before, after }) => [before, after]).map((odds) => odds?.giveOrTake ?? 0),
  )
  return (
    <div>
      <Timeline
        heading={words.review.odds}
        turns={turns.length}
        legend={<OddsLegend review={review} />}
        chart={(width) => <OddsChart review={review} told={told} seats={seats} width={width} label={label} />}
        table={oddsTable(review, words, album)}
      />
      <p className={styles['how']}>{words.review.how(String(games), percent(widest))}</p>
    </div>
  )
}

/** Returns every turn of the chart in words. */
function oddsTable({ turns, decided }: Review, { review, futures }: AllWords, album: AlbumWords): TurnTable {
  const { percent } = futures.odds
  return {
    heads: [review.before, review.after, album.review.choice.decided],
    rows: turns.map(
      ({ turn, before, after }) =>
        [
          turn,
          before ? percent(before.chance) : '–',
          after ? percent(after.chance) : '–',
          turn === decided ? review.decided(turn) : '',
        ] as const,
    ),
  }
}
