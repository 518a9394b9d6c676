import { ChartField } from '../ChartField.tsx'
import { type ChartPoint, type Scale, scaleOf, straight } from '../chart.ts'
import type { ChartSeat } from '../SeatTimeline.tsx'
import styles from './turn-score.module.css'

/** The ranking of a competitive game at the end of a turn. */
export interface TurnScore {
  /** Counted from 1 over all seats. */
  readonly turn: number
  readonly seat: number
  /** The lead of each seat over the others. */
  readonly ahead: readonly number[]
}

interface StandingChartProps {
  turns: readonly TurnScore[]
  seats: readonly ChartSeat[]
  /** The turn that decided it. */
  decided: number | null
  /** The greatest lead that the chart shows. */
  most: number
  /** The width in pixels before scaling. Letters keep their size. */
  width: number
  label: string
  axis: string
}

const TOP = 16
const HEIGHT = 150

/** A chart of each seat's lead over the turns. Seats behind are below the middle. */
export function StandingChart({ turns, seats, decided, most, width, label, axis }: StandingChartProps) {
  const field = { left: 44, right: width - 24, top: TOP, bottom: TOP + HEIGHT }
  const middle = TOP + HEIGHT / 2
  const first = turns[0]?.turn ?? 1
  /** Counts from the first turn of the chart, as 1. */
  const nth = (turn: number) => turn - first + 1
  const scale: Scale = {
    ...scaleOf(nth(turns.at(-1)?.turn ?? first), most, field),
    y: (ahead) => middle - (ahead / most) * (HEIGHT / 2),
    counts: [-most, -most / 2, 0, most / 2, most],
    written: (ahead) => (ahead > 0 ? `+${ahead}` : String(ahead).replace('-', '−')),
  }
  const lineOf = (seat: number) =>
    straight(turns.map(({ turn, ahead }): ChartPoint => [scale.x(nth(turn)), scale.y(ahead[seat] ?? 0)]))
  const at = decided === null ? null : scale.x(nth(decided))
  return (
    <ChartField
      field={field}
      scale={scale}
      width={width}
      label={label}
      axis={axis}
      lines={
        <g>
          <path className={styles['even']} d={`M${field.left} ${middle}H${field.right}`} />
          {seats.map(({ name, line }, seat) => (
            <path key={name} className={line} data-line="" d={lineOf(seat)} />
          ))}
        </g>
      }
    >
      {at !== null && <path className={styles['moment']} d={`M${at} ${field.top}V${field.bottom}`} />}
    </ChartField>
  )
}
