import { ChartField } from '../../../../../ui/frames/end/ChartField.tsx'
import { type ChartPoint, type Scale, scaleOf, straight } from '../../../../../ui/frames/end/chart.ts'
import { Timeline } from '../../../../../ui/frames/end/Timeline.tsx'
import type { TurnEvaluation } from '../../../review/review.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { percent } from '../../foresight/odds-words.ts'
import styles from '../end.module.css'

/** The chart of the chance of victory, turn by turn, with a text version. */
export function ChanceTimeline({ turns }: { turns: readonly TurnEvaluation[] }) {
  const m = useAllWords()
  const { end } = m
  return (
    <Timeline
      heading={end.review.chances}
      turns={turns.length}
      legend={<li className={styles.name}>{end.review.how}</li>}
      chart={(width) => <Chart turns={turns} width={width} />}
      table={{
        heads: [end.review.began, end.review.acted],
        rows: turns.map(({ turn, began, acted }) => [turn, percent(began, m), percent(acted, m)] as const),
      }}
    />
  )
}

const WHOLE = 100

function Chart({ turns, width }: { turns: readonly TurnEvaluation[]; width: number }) {
  const m = useAllWords()
  const last = turns.at(-1)?.turn ?? 1
  const field = { left: 54, right: width - 24, top: 16, bottom: 148 }
  const scale: Scale = {
    ...scaleOf(last, WHOLE, field),
    counts: [0, 50, 100],
    written: (share) => percent(share / WHOLE, m),
  }
  const spots = turns.map(({ turn, acted }): ChartPoint => [scale.x(turn), scale.y(acted * WHOLE)])
  return (
    <ChartField
      field={field}
      scale={scale}
      width={width}
      label={m.end.review.chances}
      axis={m.end.turns}
      lines={<path className={styles.life} data-line="" d={straight(spots)} />}
    >
      {null}
    </ChartField>
  )
}
