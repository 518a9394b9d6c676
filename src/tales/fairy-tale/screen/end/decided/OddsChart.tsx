import { useId } from 'react'
import type { SeatConfig } from '../../../../../engine/fairy-tale/index.ts'
import { ChartField } from '../../../../../ui/frames/end/ChartField.tsx'
import { type ChartPoint, fieldBelow, lanes, scaleOf, straight } from '../../../../../ui/frames/end/chart.ts'
import type { Review, TurnOdds } from '../../../review/review.ts'
import { useAllWords } from '../../../words/all-words.ts'
import type { Chronicle } from '../chronicle.ts'
import { Hatch } from '../Legend.tsx'
import lines from '../lines.module.css'
import { Marker, markersOf } from '../markers.tsx'
import styles from './decided.module.css'

interface OddsChartProps {
  review: Review
  told: Chronicle
  seats: readonly SeatConfig[]
  /** In pixels of a usual screen; the letters keep their size. */
  width: number
  label: string
}

/** Signs of one turn stand closer than on the other chart: there is more below this one. */
const LANE = 34
const FIELD = { lane: LANE, least: 1, gap: 14, height: 100 }

/** The Oak's chances over the turns, with a stroke down or up for each roll; hearts and diamonds above, the turn that decided it ringed. */
export function OddsChart({ review: { turns, decided }, told, seats, width, label }: OddsChartProps) {
  const { review } = useAllWords()
  const hatch = useId()
  const last = turns.at(-1)?.turn ?? 1
  const sides = { left: 40, right: width - 24 }
  const { x } = scaleOf(last, 100, { ...sides, top: 0, bottom: 0 })
  const markers = lanes(markersOf(told.moments, seats, x, width))
  const field = fieldBelow(markers, sides, FIELD)
  const scale = scaleOf(last, 100, field)
  const at = ([turn, chance]: ChartPoint): ChartPoint => [
    Math.max(field.left, scale.x(turn)),
    scale.y(100 * chance),
  ]
  const spots = curveOf(turns).map(({ turn, chance }) => at([turn, chance]))
  const path = straight(spots)
  const end = turns.find(({ turn }) => turn === decided)?.after
  return (
    <ChartField
      field={field}
      scale={scale}
      width={width}
      label={label}
      axis={review.axis}
      lines={
        <g>
          <Hatch id={hatch} />
          <path
            d={`${path}L${spots.at(-1)?.[0] ?? field.left} ${field.bottom}L${field.left} ${field.bottom}Z`}
            fill={`url(#${hatch})`}
          />
          <path className={lines.monsters} data-line="" d={path} />
        </g>
      }
    >
      {decided !== null && end && <Decided spot={at([decided, end.chance])} />}
      {markers.map((marker) => (
        <Marker key={marker.key} marker={marker} y={20 + marker.lane * LANE} foot={field.bottom} />
      ))}
    </ChartField>
  )
}

/** A gold disc on the line, in ink: where it was decided. */
const Decided = ({ spot: [x, y] }: { spot: ChartPoint }) => (
  <circle className={styles['disc']} cx={x} cy={y} r={8} />
)

/** What the line and the disc are. */
export function OddsLegend({ review: { decided } }: { review: Review }) {
  const { review } = useAllWords()
  const hatch = useId()
  return (
    <>
      <li className={lines.monstersName}>
        <svg className="grows" width={40} height={18} viewBox="0 0 40 18" aria-hidden="true">
          <Hatch id={hatch} />
          <path d="M2 4H38V17H2Z" fill={`url(#${hatch})`} />
          <path className={lines.monsters} d="M2 4H38" />
        </svg>
        {review.line}
      </li>
      {decided !== null && (
        <li>
          <svg className="grows" width={20} height={20} viewBox="-10 -10 20 20" aria-hidden="true">
            <circle className={styles['disc']} r={7.5} />
          </svg>
          {review.decided(decided)}
        </li>
      )}
    </>
  )
}

/** A spot of the curve; turns count from 1, and what is before the die of a turn lies before it. */
interface CurveSpot {
  turn: number
  chance: number
}

/** How far before the end of a turn its die falls, in turns. */
const BEFORE = 0.3

/** The Oak's chances as a line: of each turn before its die and after it, so that what the die did is steep. */
const curveOf = (turns: readonly TurnOdds[]): CurveSpot[] =>
  turns.flatMap(({ turn, before, after }) => [
    ...(before ? [{ turn: turn - BEFORE, chance: before.chance }] : []),
    ...(after ? [{ turn, chance: after.chance }] : []),
  ])
