import { memo, type ReactNode } from 'react'
import styles from './Book.module.css'
import { Leaf } from './Leaf.tsx'
import { Tabletop } from './Tabletop.tsx'

interface BookProps {
  left: ReactNode
  right: ReactNode
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
    <svg className={styles['pages']} viewBox="0 0 1000 600" preserveAspectRatio="none" aria-hidden="true">
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

/**
 * An open book on the table: the shell of set-up and of the last page. It grows with what it holds; in a
 * narrow window it is one page, the left side above the right.
 */
export function Book({ left, right }: BookProps) {
  return (
    <div className={styles['table']}>
      <Tabletop />
      <div className={styles['book']}>
        <Pages />
        <div className={styles['gutter']} aria-hidden="true" />
        {CORNERS.map(([corner, turn]) => (
          <svg key={corner} className={styles[corner]} viewBox="-2 -12 32 32" aria-hidden="true">
            <g transform={`rotate(${turn} 14 4)`}>
              <Leaf x={2} y={-7} scale={1.4} />
            </g>
          </svg>
        ))}
        <div className={styles['left']}>{left}</div>
        <div className={styles['right']}>{right}</div>
      </div>
    </div>
  )
}
