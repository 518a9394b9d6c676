import { memo, type ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Leaf } from './Leaf.tsx'
import styles from './OpenBook.module.css'

interface OpenBookProps {
  /** Lays out what it holds, with the room to the edges of its pages. */
  className: string | undefined
  children: ReactNode
}

/** How many leaves lie under the open ones, to be seen at the edges. */
const LEAVES = [4, 3, 2, 1, 0]

/** The corners with a pair of leaves, and how each pair is turned to grow inward. */
const CORNERS = [
  ['leafTopLeft', 0],
  ['leafTopRight', 90],
  ['leafBottomRight', 180],
  ['leafBottomLeft', 270],
] as const

/** One side of the open pages, arched at top and bottom, in a stretched 1000 by 600 box. */
function pageShape(side: 1 | -1): string {
  const x = (out: number) => 500 + side * out
  return `M500 16C${x(90)} -1 ${x(330)} 3 ${x(488)} 10V588C${x(330)} 581 ${x(90)} 575 500 590Z`
}

const Pages = memo(function Pages() {
  return (
    <svg
      className={styles['pages']}
      data-paper=""
      viewBox="0 0 1000 600"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {LEAVES.map((i) =>
        ([-1, 1] as const).map((side) => (
          <path
            key={`${i}${side}`}
            d={pageShape(side)}
            transform={`translate(${side * i * 1.4} ${i * 1.1})`}
            fill={i % 2 === 0 ? 'var(--page)' : 'var(--page-2)'}
            stroke="var(--rule)"
            strokeWidth={1}
            vectorEffect="non-scaling-stroke"
          />
        )),
      )}
      <path
        d="M500 16V590"
        stroke="var(--gutter)"
        strokeWidth={1.6}
        vectorEffect="non-scaling-stroke"
        opacity={0.6}
      />
    </svg>
  )
})

/** The leather and the two open pages under whatever it holds; a single page in a narrow window. */
export function OpenBook({ className, children }: OpenBookProps) {
  return (
    <div className={classNames(styles['book'], className)}>
      <Pages />
      <div className={styles['gutter']} data-paper="" aria-hidden="true" />
      {CORNERS.map(([corner, turn]) => (
        <svg key={corner} className={styles[corner]} viewBox="-2 -12 32 32" aria-hidden="true">
          <g transform={`rotate(${turn} 14 4)`}>
            <Leaf x={2} y={-7} scale={1.4} />
          </g>
        </svg>
      ))}
      {children}
    </div>
  )
}
