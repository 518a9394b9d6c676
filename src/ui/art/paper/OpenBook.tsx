import { memo, type ReactNode, useRef } from 'react'
import { classNames } from '../classNames.ts'
import { useSize } from '../useSize.ts'
import { Leaf } from './Leaf.tsx'
import styles from './OpenBook.module.css'

interface OpenBookProps {
  /** Layout of the content, including the padding of the pages. */
  className: string | undefined
  /** True to omit the ornaments in the page corners, for a small book. */
  plain?: boolean
  children: ReactNode
}

/** Number and offsets of the page edges visible below the open pages. */
const LEAVES = [4, 3, 2, 1, 0]

/** The corners with a pair of leaves, and the rotation that makes each pair grow inward. */
const CORNERS = [
  ['leafTopLeft', 0],
  ['leafTopRight', 90],
  ['leafBottomRight', 180],
  ['leafBottomLeft', 270],
] as const

/** `USUAL`: height of a book before it is measured. `TALL`: smallest height with arches of full depth. In pixels. */
const USUAL = 600
const TALL = 850

/** One open page, arched at top and bottom, in a box 1000 wide and `height` high. */
function pageShape(side: 1 | -1, height: number): string {
  const x = (out: number) => 500 + side * out
  const deep = Math.min(height, TALL) / USUAL
  const top = (down: number) => down * deep
  const foot = (up: number) => height - up * deep
  return `M500 ${top(16)}C${x(90)} ${top(-1)} ${x(330)} ${top(3)} ${x(488)} ${top(10)}V${foot(12)}C${x(330)} ${foot(19)} ${x(90)} ${foot(25)} 500 ${foot(10)}Z`
}

const Pages = memo(function Pages() {
  const drawn = useRef<SVGSVGElement>(null)
  const height = useSize(drawn, 'height', USUAL)
  return (
    <svg
      ref={drawn}
      className={styles['pages']}
      data-paper=""
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {LEAVES.map((i) =>
        ([-1, 1] as const).map((side) => (
          <path
            key={`${i}${side}`}
            d={pageShape(side, height)}
            transform={`translate(${side * i * 1.4} ${i * 1.1})`}
            fill={i % 2 === 0 ? 'var(--page)' : 'var(--page-2)'}
            stroke="var(--rule)"
            strokeWidth={1}
            vectorEffect="non-scaling-stroke"
          />
        )),
      )}
      <path
        d={`M500 16V${height - 10}`}
        stroke="var(--gutter)"
        strokeWidth={1.6}
        vectorEffect="non-scaling-stroke"
        opacity={0.6}
      />
    </svg>
  )
})

/** The leather and the two open pages below the content; a single page in a narrow window. */
export function OpenBook({ className, plain = false, children }: OpenBookProps) {
  return (
    <div className={classNames(styles['book'], className)}>
      <Pages />
      <div className={styles['gutter']} data-paper="" aria-hidden="true" />
      {!plain &&
        CORNERS.map(([corner, turn]) => (
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
