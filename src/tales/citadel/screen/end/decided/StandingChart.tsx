import { ChartField } from '../../../../../ui/frames/end/ChartField.tsx'
import { type ChartPoint, type Scale, scaleOf, straight } from '../../../../../ui/frames/end/chart.ts'
import type { TurnStanding } from '../../../review/review.ts'
import { useMessages } from '../../../words/useMessages.ts'
import { orderOf } from '../../now/names.ts'
import styles from '../end.module.css'

interface StandingChartProps {
  turns: readonly TurnStanding[]
  decided: number | null
  /** In pixels of a usual screen; the letters keep their size. */
  width: number
  label: string
}

/** No Order is told to be ahead by more points than this. */
const MOST = 12
const COUNTS = [-MOST, -MOST / 2, 0, MOST / 2, MOST]
const TOP = 16
const HEIGHT = 150

/** Which Order stood ahead over the turns, and by how many points: behind the others below the middle. */
export function StandingChart({ turns, decided, width, label }: StandingChartProps) {
  const { review } = useMessages()
  const field = { left: 44, right: width - 24, top: TOP, bottom: TOP + HEIGHT }
  const middle = TOP + HEIGHT / 2
  const first = turns[0]?.turn ?? 1
  const scale: Scale = {
    ...scaleOf(turns.length, MOST, field),
    y: (ahead) => middle - (ahead / MOST) * (HEIGHT / 2),
    counts: COUNTS,
    written: (ahead) => (ahead > 0 ? `+${ahead}` : String(ahead).replace('-', '−')),
  }
  const line = (seat: number) =>
    straight(turns.map(({ ahead }, index): ChartPoint => [scale.x(index + 1), scale.y(ahead[seat] ?? 0)]))
  const at = decided === null ? null : scale.x(decided - first + 1)
  return (
    <ChartField
      field={field}
      scale={scale}
      width={width}
      label={label}
      axis={review.axis}
      lines={
        <g>
          <path className={styles['even']} d={`M${field.left} ${middle}H${field.right}`} />
          {turns[0]?.ahead.map((_, seat) => (
            <path key={orderOf(seat)} className={styles[orderOf(seat)]} data-line="" d={line(seat)} />
          ))}
        </g>
      }
    >
      {at !== null && <path className={styles['moment']} d={`M${at} ${field.top}V${field.bottom}`} />}
    </ChartField>
  )
}
