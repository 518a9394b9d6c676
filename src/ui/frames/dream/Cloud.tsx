import { useMemo, useSyncExternalStore } from 'react'
import { streamOf } from '../../art/random.ts'
import { n1, type Point } from '../../art/svg.ts'
import styles from './Dream.module.css'

/** The width of the cloud on each side of the table, in pixels. */
export interface CloudWidth {
  top: number
  right: number
  bottom: number
  left: number
}

/** The background of a dream: dusk with a few stars, and the edge of a cloud round the table. Decorative. */
export function Cloud({ edge }: { edge: CloudWidth }) {
  const size = useSyncExternalStore(onResize, windowSize)
  const [width = 0, height = 0] = size.split(' ').map(Number)
  const { top, right, bottom, left } = edge
  const cloud = useMemo(
    () => scallops(left, top, width - right, height - bottom),
    [left, top, right, bottom, width, height],
  )
  const stars = useMemo(() => starsIn(width, height), [width, height])
  return (
    <svg className={styles['sky']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {stars.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className={styles['star']} />
      ))}
      <path d={cloud} className={styles['shade']} />
      <path d={cloud} className={styles['cloud']} />
    </svg>
  )
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

const windowSize = (): string => `${window.innerWidth} ${window.innerHeight}`

/** The approximate length of a scallop, in pixels. */
const SCALLOP = 49

/** Returns the path of a cloud round a rectangle: scallops along each side, with random differences. */
function scallops(left: number, top: number, right: number, bottom: number): string {
  const r = streamOf('cloud')
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const side = ([ax, ay]: Point, [bx, by]: Point): string => {
    const long = Math.hypot(bx - ax, by - ay)
    const count = Math.max(1, Math.round(long / SCALLOP))
    return Array.from({ length: count }, (_, i) => {
      const radius = (long / count) * (0.54 + r() * 0.06)
      const part = (i + 1) / count
      return `A${n1(radius)} ${n1(radius * 0.97)} 0 0 1 ${n1(ax + (bx - ax) * part)} ${n1(ay + (by - ay) * part)}`
    }).join('')
  }
  const round = corners.map((corner, i) => side(corner, corners[(i + 1) % corners.length] ?? corner))
  return `M${n1(left)} ${n1(top)}${round.join('')}Z`
}

/** Returns the position and size of each star; always the same for one window size. */
function starsIn(width: number, height: number): readonly (readonly [number, number, number])[] {
  const r = streamOf('stars')
  return Array.from(
    { length: 54 },
    () => [Math.round(r() * width), Math.round(r() * height), 0.8 + Math.round(r() * 16) / 10] as const,
  )
}
