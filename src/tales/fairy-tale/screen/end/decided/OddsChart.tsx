import { useId } from 'react'
import type { SeatConfig } from '../../../../../engine/fairy-tale/index.ts'
import { ChartField } from '../../../../../ui/frames/end/ChartField.tsx'
import {
  type ChartPoint,
  type Field,
  fieldBelow,
  lanes,
  scaleOf,
  straight,
} from '../../../../../ui/frames/end/chart.ts'
import type { Review, TurnOdds } from '../../../review/review.ts'
import { decidingStep, type TurnStep } from '../../../review/steps.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { Hatch } from '../Legend.tsx'
import lines from '../lines.module.css'
import { Marker, markersOf } from '../markers.tsx'
import type { TurnHistory } from '../turn-history.ts'
import styles from './decided.module.css'

interface OddsChartProps {
  review: Review
  told: TurnHistory
  seats: readonly SeatConfig[]
  /** Width in pixels before UI scaling; letters keep their size. */
  width: number
  label: string
}

/** Minimum width of a band, in pixels. */
const LEAST_BAND = 14

/** Signs of one turn are closer than in the other chart, because there is more content below this one. */
const LANE = 34
const FIELD = { lane: LANE, least: 1, gap: 14, height: 100 }

/**
 * The Oak's odds over the turns, with a step for each roll. Hearts and diamonds are above, and a gold band marks the deciding
 * turn.
 */
export function OddsChart({ review: { turns, decided }, told, seats, width, label }: OddsChartProps) {
  const { review, futures } = useAllWords()
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
  const step = decidingStep({ turns, decided })
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
          {step && <Band {...{ step, field, at }} />}
          <path
            d={`${path}L${spots.at(-1)?.[0] ?? field.left} ${field.bottom}L${field.left} ${field.bottom}Z`}
            fill={`url(#${hatch})`}
          />
          <path className={lines.monsters} data-line="" d={path} />
        </g>
      }
    >
      {step && <Values step={step} at={at} words={(chance) => futures.odds.percent(chance)} />}
      {markers.map((marker) => (
        <Marker key={marker.key} marker={marker} y={20 + marker.lane * LANE} foot={field.bottom} />
      ))}
    </ChartField>
  )
}

interface StepProps {
  step: TurnStep
  /** Returns the position of a turn and a probability in the chart. */
  at(point: ChartPoint): ChartPoint
}

/** Returns the two ends of a step on the line. The step of the first turn starts before its die. */
const endsOf = ({ step: { turn, from, to }, at }: StepProps): readonly [ChartPoint, ChartPoint] => [
  at([turn === 1 ? turn - BEFORE : turn - 1, from]),
  at([turn, to]),
]

/** The gold band behind the step of the deciding turn. */
function Band({ step, at, field }: StepProps & { field: Field }) {
  const [[left], [right]] = endsOf({ step, at })
  const width = Math.max(right - left, LEAST_BAND)
  return (
    <rect
      className={styles['band']}
      x={right - width}
      y={field.top}
      width={width}
      height={field.bottom - field.top}
    />
  )
}

/** The two values of the deciding turn, on the line. */
function Values({ step, at, words }: StepProps & { words(chance: number): string }) {
  const [[left, start], [right, end]] = endsOf({ step, at })
  const isRise = step.to > step.from
  return (
    <g data-decided={step.turn}>
      <circle className={styles['disc']} cx={left} cy={start} r={6} />
      <circle className={styles['disc']} cx={right} cy={end} r={6} />
      <text className={styles['value']} x={left - 9} y={start + (isRise ? 20 : -10)} textAnchor="end">
        {words(step.from)}
      </text>
      <text className={styles['value']} x={left - 9} y={end + (isRise ? 14 : 20)} textAnchor="end">
        {words(step.to)}
      </text>
    </g>
  )
}

/** The legend of the line and the gold band. */
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
            <rect className={styles['band']} x={-6} y={-9} width={12} height={18} />
          </svg>
          {review.decided(decided)}
        </li>
      )}
    </>
  )
}

/** A point of the curve. Turns count from 1; the value before a turn's die is to the left of the turn. */
interface CurveSpot {
  turn: number
  chance: number
}

/** Distance of a turn's die before the end of the turn, in turns. */
const BEFORE = 0.3

/**
 * Returns the Oak's odds as a line. Each turn has a point before its die and one after it, so that the effect of the die is
 * steep.
 */
const curveOf = (turns: readonly TurnOdds[]): CurveSpot[] =>
  turns.flatMap(({ turn, before, after }) => [
    ...(before ? [{ turn: turn - BEFORE, chance: before.chance }] : []),
    ...(after ? [{ turn, chance: after.chance }] : []),
  ])
