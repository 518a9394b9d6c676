import type { ReactNode } from 'react'
import type { Field, Scale } from './chart.ts'
import styles from './Timeline.module.css'

interface ChartFieldProps {
  field: Field
  scale: Scale
  /** In pixels of a usual screen; the letters keep their size. */
  width: number
  label: string
  /** What is written below the turns. */
  axis: string
  /** The lines, between the grid and the ground. */
  lines: ReactNode
  /** Signs above them. */
  children: ReactNode
}

/** The field of a chart: turns below, counts on the left, the ground on which the lines stand. */
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
