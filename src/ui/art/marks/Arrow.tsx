import { memo } from 'react'
import { n1, type Point } from '../svg.ts'

interface ArrowProps {
  from: Point
  to: Point
  /** Thickness of the shaft; 6 on a tile of 100. */
  width?: number
  /** Points on the way, for a path of several steps. `bend` is ignored then. */
  via?: readonly Point[]
  /** Curvature as a fraction of the length, to separate two arrows on one road. */
  bend?: number
  /** A threat is crimson, a legal move blue, and a next step brown with a thin edge. */
  tone?: 'threat' | 'legal' | 'step'
  /** Dash pattern of the shaft, for a move that is only possible. */
  dash?: string | undefined
  /** True if the shaft continues that of another arrow: it begins without a halo across it. */
  continues?: boolean
}

const STRAIGHT: readonly Point[] = []

interface Shape {
  shaft: string
  head: string
}

function arrowShape(from: Point, to: Point, width: number, bend: number, via: readonly Point[]): Shape {
  const [mx, my] = via.at(-1) ?? [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * bend,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend,
  ]
  const angle = Math.atan2(to[1] - my, to[0] - mx)
  const at = (back: number, aside: number) => {
    const x = to[0] - Math.cos(angle) * back - Math.sin(angle) * aside
    const y = to[1] - Math.sin(angle) * back + Math.cos(angle) * aside
    return `${n1(x)} ${n1(y)}`
  }
  // A thin arrow has a relatively larger head, to be visible from a distance.
  const long = Math.max(width * 2.3, width + 6.5)
  const broad = long * 0.76
  return {
    shaft: `M${n1(from[0])} ${n1(from[1])}${bends(via)}Q${n1(mx)} ${n1(my)} ${at(long * 0.8, 0)}`,
    head: `M${at(0, 0)}L${at(long, broad)}L${at(long * 0.75, 0)}L${at(long, -broad)}Z`,
  }
}

/** Curves around the intermediate points, from the middle of one segment to that of the next. */
const bends = (via: readonly Point[]): string =>
  via
    .slice(0, -1)
    .map(([x, y], index) => {
      const [nx, ny] = via[index + 1] ?? [x, y]
      return `Q${n1(x)} ${n1(y)} ${n1((x + nx) / 2)} ${n1((y + ny) / 2)}`
    })
    .join('')

/** An arrow for a move, with a halo that separates it from the forest. */
export const Arrow = memo(function Arrow({
  from,
  to,
  width = 6,
  via = STRAIGHT,
  bend = 0,
  tone = 'threat',
  dash,
  continues = false,
}: ArrowProps) {
  const { shaft, head } = arrowShape(from, to, width, bend, via)
  const colour = `var(--${tone})`
  const halo = `var(--${tone}-hi)`
  const edge = tone === 'step' ? 2.4 : 5
  return (
    <g strokeLinecap={continues ? 'butt' : 'round'} strokeLinejoin="round">
      <path d={shaft} fill="none" stroke={halo} strokeWidth={width + edge} />
      <path d={head} fill={halo} stroke={halo} strokeWidth={edge + 1} />
      <path d={shaft} fill="none" stroke={colour} strokeWidth={width} strokeDasharray={dash} />
      <path d={head} fill={colour} stroke={colour} strokeWidth={1.5} />
    </g>
  )
})
