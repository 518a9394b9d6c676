import { PAWNS, SEATS } from '../../../../../engine/boogyman/index.ts'
import { ChartField } from '../../../../../ui/frames/end/ChartField.tsx'
import {
  type ChartPoint,
  fieldBelow,
  lanes,
  type Scale,
  scaleOf,
  straight,
} from '../../../../../ui/frames/end/chart.ts'
import { FolkIcon } from '../../../art/index.ts'
import type { TurnEvaluation } from '../../../review/review.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { Marker, markersOf } from '../markers.tsx'
import type { TurnHistory } from '../turn-history.ts'
import styles from './decided.module.css'

interface StandingChartProps {
  turns: readonly TurnEvaluation[]
  decided: number | null
  told: TurnHistory
  /** In pixels at UI scale 1; the font size stays the same. */
  width: number
  label: string
}

const LANE = 40
const FIELD = { lane: LANE, least: 0, gap: 20, height: 132 }

/** Labels of the vertical axis: lead in folk, for either side. */
const COUNTS = [-6, -3, 0, 3, 6]

/** A chart of the lead by turn: mushrooms above the middle, firs below, with marks for calls and captures on top. */
export function StandingChart({ turns, decided, told, width, label }: StandingChartProps) {
  const { review } = useAllWords()
  const last = turns.at(-1)?.turn ?? 1
  const sides = { left: 54, right: width - 24 }
  const along = scaleOf(last, PAWNS, { ...sides, top: 0, bottom: 0 })
  const markers = lanes(markersOf(told.moments, along.x, width))
  const field = fieldBelow(markers, sides, FIELD)
  const middle = (field.top + field.bottom) / 2
  const scale: Scale = {
    ...along,
    y: (ahead) => middle - (ahead / PAWNS) * (FIELD.height / 2),
    counts: COUNTS,
    written: (ahead) => String(Math.abs(ahead)),
  }
  const spots = turns.map(({ turn, ahead }): ChartPoint => [scale.x(turn), scale.y(ahead)])
  const path = straight(spots)
  const spot = spots[turns.findIndex(({ turn }) => turn === decided)]
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
          <path className={styles['line']} data-line="" d={path} />
        </g>
      }
    >
      {SEATS.map((side, seat) => (
        <g key={side} transform={`translate(4 ${seat === 0 ? field.top - 4 : field.bottom - 22})`}>
          <FolkIcon size={24} side={side} />
        </g>
      ))}
      {spot && <circle className={styles['disc']} cx={spot[0]} cy={spot[1]} r={8} />}
      {markers.map((marker) => (
        <Marker key={marker.key} marker={marker} y={26 + marker.lane * LANE} foot={field.bottom} />
      ))}
    </ChartField>
  )
}
