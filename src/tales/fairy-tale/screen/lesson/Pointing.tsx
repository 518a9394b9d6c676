import { useId } from 'react'
import { n1 } from '../../../../ui/art/svg.ts'
import type { Rect } from '../../../../ui/input/placement.ts'
import { nearest, type WindowPoint } from './bubble-place.ts'
import styles from './lesson.module.css'

interface PointingProps {
  /** What the storyteller points at, and where the bubble lies. */
  to: Rect
  from: Rect
}

/** How far the frame keeps from what it is round. */
const ROUND = 8

/** All but what the storyteller points at is printed over, and an arrow leads there. Only a picture: presses go through. */
export function Pointing({ to, from }: PointingProps) {
  const hatch = useId()
  const box = {
    left: to.left - ROUND,
    top: to.top - ROUND,
    right: to.right + ROUND,
    bottom: to.bottom + ROUND,
  }
  const hole = `M${box.left} ${box.top}V${box.bottom}H${box.right}V${box.top}z`
  const { shaft, head } = arrowOf(from, box)
  return (
    <svg
      className={styles['pointing']}
      aria-hidden="true"
      data-pointing={`${to.left} ${to.top} ${to.right} ${to.bottom}`}
    >
      <pattern id={hatch} width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={9} height={9} className={styles['veil']} />
        <path d="M0 0V9" className={styles['hatch']} />
      </pattern>
      <path d={`M0 0H9999V9999H0z${hole}`} fill={`url(#${hatch})`} fillRule="evenodd" />
      {['halo', 'ink'].map((line) => (
        <g key={line} className={styles[line]}>
          <path d={hole} />
          <path d={shaft} />
          <path d={head} className={styles['head']} />
        </g>
      ))}
    </svg>
  )
}

/** From the bubble to the frame, with a bow: how it runs, and its tip. */
function arrowOf(from: Rect, to: Rect): { shaft: string; head: string } {
  const middle = (box: Rect): WindowPoint => ({
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
  })
  const start = nearest(from, middle(to))
  const end = nearest(to, start)
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const bow = { x: (start.x + end.x) / 2 - dy * 0.22, y: (start.y + end.y) / 2 + dx * 0.22 }
  const angle = Math.atan2(end.y - bow.y, end.x - bow.x)
  const at = (back: number, aside: number) =>
    `${n1(end.x - Math.cos(angle) * back - Math.sin(angle) * aside)} ${n1(end.y - Math.sin(angle) * back + Math.cos(angle) * aside)}`
  return {
    shaft: `M${n1(start.x)} ${n1(start.y)}Q${n1(bow.x)} ${n1(bow.y)} ${at(14, 0)}`,
    head: `M${at(0, 0)}L${at(22, 13)}L${at(22, -13)}z`,
  }
}
