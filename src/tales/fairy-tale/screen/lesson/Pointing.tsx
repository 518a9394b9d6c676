import { n1 } from '../../../../ui/art/svg.ts'
import type { Rect } from '../../../../ui/input/placement.ts'
import { nearest, type WindowPoint } from './bubble-place.ts'
import styles from './lesson.module.css'

interface PointingProps {
  /** The rectangle of the target. */
  to: Rect
  /** The rectangle of the bubble; null if the frame is enough. */
  from: Rect | null
  /** True if the target is round: a square frame would reach over its neighbours. */
  isRound: boolean
  /** False if the board draws the frame. */
  isFramed: boolean
}

/** Distance of the frame from its target, in pixels. That of a round target is on its edge: its neighbours are near. */
const ROUND = 3
const ON_EDGE = -3

/** A dashed frame round the target with an arrow to it, both transparent to presses. */
export function Pointing({ to, from, isRound, isFramed }: PointingProps) {
  const away = isRound ? ON_EDGE : ROUND
  const box = {
    left: to.left - away,
    top: to.top - away,
    right: to.right + away,
    bottom: to.bottom + away,
  }
  const arrow = from && arrowOf(from, box)
  return (
    <svg
      className={styles['pointing']}
      aria-hidden="true"
      data-pointing={`${to.left} ${to.top} ${to.right} ${to.bottom}`}
    >
      {arrow &&
        ['halo', 'ink'].map((line) => (
          <g key={line} className={styles[line]}>
            <path d={arrow.shaft} />
            <path d={arrow.head} className={styles['head']} />
          </g>
        ))}
      {isFramed &&
        ['page', 'frame'].map((line) => (
          <rect
            key={line}
            className={styles[line]}
            x={box.left}
            y={box.top}
            width={box.right - box.left}
            height={box.bottom - box.top}
            rx={isRound ? '50%' : 5}
          />
        ))}
    </svg>
  )
}

/** Returns the curved arrow from the bubble to the frame: its shaft and its tip. */
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
