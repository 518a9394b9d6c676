import { SEATS, type State, seatsOf } from '../../../../../engine/fortland/index.ts'
import { ChartField } from '../../../../../ui/frames/end/ChartField.tsx'
import { type ChartPoint, type Scale, scaleOf, straight } from '../../../../../ui/frames/end/chart.ts'
import type { TurnStanding } from '../../../review/review.ts'
import { useMessages } from '../../../words/useMessages.ts'
import styles from '../lines.module.css'

interface StandingChartProps {
  turns: readonly TurnStanding[]
  decided: number | null
  state: State
  /** In pixels of a usual screen; the letters keep their size. */
  width: number
  label: string
}

/** No country is told to be ahead by more towns than this. */
const MOST = 10
const COUNTS = [-MOST, -MOST / 2, 0, MOST / 2, MOST]
const TOP = 16
const HEIGHT = 150

/** Which country stood ahead over the turns, and by how many towns: behind the others below the middle. */
export function StandingChart({ turns, decided, state, width, label }: StandingChartProps) {
  const { review } = useMessages()
  const field = { left: 44, right: width - 24, top: TOP, bottom: TOP + HEIGHT }
  const middle = TOP + HEIGHT / 2
  const scale: Scale = {
    ...scaleOf(turns.at(-1)?.turn ?? 1, MOST, field),
    y: (ahead) => middle - (ahead / MOST) * (HEIGHT / 2),
    counts: COUNTS,
    written: (ahead) => (ahead > 0 ? `+${ahead}` : String(ahead).replace('-', '−')),
  }
  const line = (seat: number) =>
    straight(turns.map(({ turn, ahead }): ChartPoint => [scale.x(turn), scale.y(ahead[seat] ?? 0)]))
  const at = decided === null ? null : scale.x(decided)
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
          {seatsOf(state).map((seat) => (
            <path key={seat} className={styles[SEATS[seat]]} data-line="" d={line(seat)} />
          ))}
        </g>
      }
    >
      {at !== null && <path className={styles['moment']} d={`M${at} ${field.top}V${field.bottom}`} />}
    </ChartField>
  )
}
