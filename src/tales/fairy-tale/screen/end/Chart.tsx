import { useId } from 'react'
import type { SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import {
  type ChartPoint,
  type Field,
  lanes,
  type Scale,
  scaleOf,
  smooth,
} from '../../../../ui/frames/end/chart.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import type { Chronicle } from './chronicle.ts'
import { isCrowd } from './crowd.ts'
import { Hatch } from './Legend.tsx'
import { Marker, markersOf } from './markers.tsx'
import styles from './Timeline.module.css'

interface ChartProps {
  told: Chronicle
  seats: readonly SeatConfig[]
  /** In pixels of a usual screen; the letters keep their size. */
  width: number
  label: string
}

const LANE = 40

/** How high the lines are drawn, in pixels; where many played, they need the room below. */
const FIELD_HEIGHT = 164
const LOW_FIELD = 112

/** Tiles in the forest (dashed) and monsters afoot (hatched) over the turns, hearts and diamonds above. */
export function Chart({ told: { turns, moments }, seats, width, label }: ChartProps) {
  const { end } = useAllWords()
  const { x } = scaleOf(turns, { left: 34, right: width - 24, top: 0, bottom: 0 })
  const markers = lanes(markersOf(moments, seats, x, width))
  const above = LANE * Math.max(1, ...markers.map(({ lane }) => lane + 1)) + 14
  const field: Field = {
    left: 34,
    right: width - 24,
    top: above,
    bottom: above + (isCrowd(seats) ? LOW_FIELD : FIELD_HEIGHT),
  }
  const scale = scaleOf(turns, field)
  const height = field.bottom + 50
  return (
    <svg
      className="grows"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
      role="img"
      aria-label={label}
    >
      <Grid field={field} scale={scale} />
      <Lines field={field} scale={scale} turns={turns} />
      <text className={styles.axis} x={(field.left + field.right) / 2} y={field.bottom + 44}>
        {end.turns}
      </text>
      {markers.map((marker) => (
        <Marker key={marker.key} marker={marker} y={20 + marker.lane * LANE} foot={field.bottom} />
      ))}
    </svg>
  )
}

function Grid({ field: { left, right, bottom }, scale }: { field: Field; scale: Scale }) {
  return (
    <g>
      {scale.counts.map((count) => (
        <g key={count}>
          <path className={styles.grid} d={`M${left} ${scale.y(count)}H${right}`} />
          <text className={styles.count} x={left - 9} y={scale.y(count) + 5}>
            {count}
          </text>
        </g>
      ))}
      {scale.turns.map((turn) => (
        <g key={turn}>
          <path className={styles.tick} d={`M${scale.x(turn)} ${bottom}v6`} />
          <text className={styles.turn} x={scale.x(turn)} y={bottom + 22}>
            {turn}
          </text>
        </g>
      ))}
    </g>
  )
}

interface LinesProps {
  field: Field
  scale: Scale
  turns: Chronicle['turns']
}

function Lines({ field: { left, right, bottom }, scale, turns }: LinesProps) {
  const hatch = useId()
  const tiles = turns.map(({ turn, tiles }): ChartPoint => [scale.x(turn), scale.y(tiles)])
  const monsters = turns.map(({ turn, monsters }): ChartPoint => [scale.x(turn), scale.y(monsters)])
  const last = monsters.at(-1)?.[0] ?? left
  const middle = (left + right) / 2
  return (
    <g>
      <Hatch id={hatch} />
      <path d={`${smooth(monsters)}L${last} ${bottom}L${left} ${bottom}Z`} fill={`url(#${hatch})`} />
      <path className={styles.monsters} data-line="" d={smooth(monsters)} />
      <path className={styles.clear} d={smooth(tiles)} />
      <path className={styles.tiles} data-line="" d={smooth(tiles)} />
      <path
        className={styles.ground}
        d={`M${left - 6} ${bottom}Q${middle} ${bottom + 2} ${right + 6} ${bottom}`}
      />
    </g>
  )
}
