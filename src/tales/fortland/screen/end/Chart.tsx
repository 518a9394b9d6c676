import { SEATS } from '../../../../engine/fortland/index.ts'
import { ChartField } from '../../../../ui/frames/end/ChartField.tsx'
import { type ChartPoint, fieldBelow, lanes, scaleOf, straight } from '../../../../ui/frames/end/chart.ts'
import { EmblemIcon } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import type { Chronicle } from './chronicle.ts'
import styles from './lines.module.css'

interface ChartProps {
  told: Chronicle
  /** In pixels of a usual screen; the letters keep their size. */
  width: number
  label: string
}

const LANE = 32
const FIELD = { lane: LANE, least: 0, gap: 14, height: 132 }
const SIGN = 26

/** What each country's free places were worth over the rounds; whoever fell stands above, at its round. */
export function Chart({ told: { rounds, falls }, width, label }: ChartProps) {
  const { end } = useMessages()
  const sides = { left: 34, right: width - 24 }
  const most = Math.max(1, ...rounds.flatMap(({ worth }) => worth))
  const { x } = scaleOf(rounds.length, most, { ...sides, top: 0, bottom: 0 })
  const signs = lanes(falls.map((fall) => ({ fall, at: x(fall.round), x: x(fall.round), width: SIGN + 4 })))
  const field = fieldBelow(signs, sides, FIELD)
  const scale = scaleOf(rounds.length, most, field)
  const line = (seat: number) =>
    straight(rounds.map(({ worth }, index): ChartPoint => [scale.x(index + 1), scale.y(worth[seat] ?? 0)]))
  const seats = rounds[0]?.worth.length ?? 0
  return (
    <ChartField
      field={field}
      scale={scale}
      width={width}
      label={label}
      axis={end.rounds}
      lines={
        <g>
          {SEATS.slice(0, seats).map((country, seat) => (
            <path key={country} className={styles[country]} data-line="" d={line(seat)} />
          ))}
        </g>
      }
    >
      {signs.map(({ fall, at, lane }) => (
        <g key={fall.seat}>
          <path className={styles['moment']} d={`M${at} ${22 + lane * LANE}V${field.bottom}`} />
          <g transform={`translate(${at - SIGN / 2} ${4 + lane * LANE})`}>
            <EmblemIcon country={SEATS[fall.seat]} size={SIGN} />
          </g>
        </g>
      ))}
    </ChartField>
  )
}
