import type { ReactNode } from 'react'
import { type ChartPoint, straight } from './chart.ts'
import { MomentChart, type MomentChartProps, type Sign } from './MomentChart.tsx'
import { Timeline, type TurnTable } from './Timeline.tsx'

/** A seat in a chart that has a line for each seat. */
export interface ChartSeat {
  readonly name: string
  readonly sign: ReactNode
  /** The class of its line. Lines also differ by dashes, never by colour alone. */
  readonly line: string | undefined
}

/** The legend of such a chart: sign, line and name of each seat. */
export const SeatLegend = ({ seats }: { seats: readonly ChartSeat[] }) =>
  seats.map(({ name, sign, line }) => (
    <li key={name}>
      {sign}
      <svg className="grows" width={40} height={14} viewBox="0 0 40 14" aria-hidden="true">
        <path className={line} d="M2 7H38" />
      </svg>
      {name}
    </li>
  ))

interface SeatTimelineProps<Moment extends Sign>
  extends Pick<MomentChartProps<Moment>, 'sizes' | 'axis' | 'label' | 'signsAt' | 'sign'> {
  heading: string
  seats: readonly ChartSeat[]
  /** The count of each seat, turn by turn. */
  counts: readonly (readonly number[])[]
  table: TurnTable
}

/** A count of each seat over the turns of a game: a chart with a line for each seat, and a table for screen readers. */
export function SeatTimeline<Moment extends Sign>(props: SeatTimelineProps<Moment>) {
  const { heading, seats, counts, table, ...chart } = props
  return (
    <Timeline
      {...{ heading, table }}
      turns={counts.length}
      legend={<SeatLegend seats={seats} />}
      chart={(width) => (
        <MomentChart
          {...{ ...chart, width }}
          turns={counts.length}
          most={Math.max(...counts.flat())}
          lines={({ x, y }) =>
            seats.map(({ name, line }, seat) => {
              const spots = counts.map((all, index): ChartPoint => [x(index + 1), y(all[seat] ?? 0)])
              return <path key={name} className={line} data-line="" d={straight(spots)} />
            })
          }
        />
      )}
    />
  )
}
