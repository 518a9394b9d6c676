import { INK } from '../svg.ts'

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6

const PIPS: Record<DieFace, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

interface DieProps {
  face: DieFace
  size: number
  /** True to cast a hard shadow on the table. */
  raised?: boolean
  /** True for the face that counts now, in the threat color. */
  hot?: boolean
}

/** A die from above, with its center at (0, 0). */
export function Die({ face, size, raised = false, hot = false }: DieProps) {
  const half = size / 2
  const pips = hot ? 'var(--threat-hi)' : INK
  const square = { x: -half, width: size, height: size, rx: size * 0.2 }
  return (
    <g>
      {raised && <rect {...square} x={-half + size * 0.03} y={-half + size * 0.1} fill="var(--shadow)" />}
      <rect
        {...square}
        y={-half}
        fill={hot ? 'var(--threat)' : 'var(--die)'}
        stroke={INK}
        strokeWidth={size * 0.07}
      />
      {PIPS[face].map(([x, y]) => (
        <circle
          key={`${x},${y}`}
          cx={x * size * 0.25}
          cy={y * size * 0.25}
          r={size * (face === 1 ? 0.14 : 0.1)}
          fill={pips}
        />
      ))}
    </g>
  )
}

/** The die as an image `size` pixels wide, including its shadow. */
export function DieIcon({ size, ...die }: DieProps) {
  return (
    <svg
      className="grows"
      width={size}
      height={size}
      viewBox="-22 -22 44 44"
      overflow="visible"
      aria-hidden="true"
    >
      <Die {...die} size={40} />
    </svg>
  )
}
