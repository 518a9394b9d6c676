import type { ReactNode } from 'react'
import type { Field, Scale } from './chart.ts'
import styles from './Timeline.module.css'

interface ChartFieldProps {
  field: Field
  scale: Scale
  /** The width in pixels before scaling. Letters keep their size. */
  width: number
  label: string
  /** The label of the axis of turns. */
  axis: string
  /** The lines of the chart. */
  lines: ReactNode
  /** Signs above the lines. */
  children: ReactNode
}

/** The frame of a chart: turns along the bottom, counts on the left, and the base line. */
export function ChartField({ field, scale, width, label, axis, lines, children }: ChartFieldProps) {
  const { left, right, bottom } = field
  const height = bottom + 50
  const middle = (left + right) / 2
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
      {lines}
      <path
        className={styles.ground}
        d={`M${left - 6} ${bottom}Q${middle} ${bottom + 2} ${right + 6} ${bottom}`}
      />
      <text className={styles.axis} x={middle} y={bottom + 44}>
        {axis}
      </text>
      {children}
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
            {scale.written?.(count) ?? count}
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
