import { memo, useId } from 'react'

/** The middle of a box. */
interface Middle {
  x: number
  y: number
}

interface VeilProps {
  /** The middles of the veiled boxes, each 100 wide and high; one, from (0, 0) to (100, 100), if not given. */
  middles?: readonly Middle[]
}

const ONE = [{ x: 50, y: 50 }]

/** "Not here": boxes veiled and hatched, each with a sign. However many they are, it is drawn in three strokes. */
export const Veil = memo(function Veil({ middles = ONE }: VeilProps) {
  const hatch = useId()
  const each = (path: (middle: Middle) => string) => middles.map(path).join('')
  return (
    <g>
      <pattern id={hatch} width={11} height={11} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={11} height={11} fill="var(--veil)" />
        <path d="M0 0V11" stroke="var(--veil-line)" strokeWidth={2.8} />
      </pattern>
      <path d={each(({ x, y }) => `M${x - 50} ${y - 50}h100v100h-100z`)} fill={`url(#${hatch})`} />
      <path
        d={each(({ x, y }) => `M${x - 15} ${y}a15 15 0 1 0 30 0a15 15 0 1 0-30 0z`)}
        fill="var(--page)"
        stroke="var(--ink)"
        strokeWidth={2.6}
      />
      <path
        d={each(({ x, y }) => `M${x - 8} ${y}h16`)}
        stroke="var(--ink)"
        strokeWidth={4.8}
        strokeLinecap="round"
      />
    </g>
  )
})
