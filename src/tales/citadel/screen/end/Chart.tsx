import { asSeat } from '../../../../engine/citadel/index.ts'
import { type ChartPoint, straight } from '../../../../ui/frames/end/chart.ts'
import { type ChartSize, MomentChart } from '../../../../ui/frames/end/MomentChart.tsx'
import { useAllWords } from '../../words/all-words.ts'
import { orderOf } from '../state/order-names.ts'
import styles from './end.module.css'
import type { TurnRecord } from './turn-history.ts'

interface ChartProps extends ChartSize {
  turns: readonly TurnRecord[]
}

const SIZES = { lane: 0, least: 0, gap: 14, height: 140 }

/** The points of each Order over the turns. */
export function Chart({ turns, width, label }: ChartProps) {
  const { end } = useAllWords()
  return (
    <MomentChart
      turns={turns.length}
      most={Math.max(...turns.flatMap(({ points }) => points))}
      sizes={SIZES}
      axis={end.turns}
      {...{ width, label }}
      lines={({ x, y }) =>
        turns[0]?.points.map((_, seat) => {
          const order = orderOf(asSeat(seat))
          const spots = turns.map(({ points }, index): ChartPoint => [x(index + 1), y(points[seat] ?? 0)])
          return <path key={order} className={styles[order]} data-line="" d={straight(spots)} />
        })
      }
    />
  )
}
