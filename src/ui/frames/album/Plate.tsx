import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import { n1 } from '../../art/svg.ts'
import { useSize } from '../../art/useSize.ts'
import styles from './Plate.module.css'

interface PlateProps {
  /** The picture, drawn in aged colors. */
  was: ReactNode
  /** The current event, drawn over the picture in full color. */
  now?: ReactNode
  /** The description of the picture, for screen readers. */
  label: string
}

/** A picture in the album with a wavy white edge and photo corners, without pointer events. */
export function Plate({ was, now, label }: PlateProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useSize(frame, 'width', 900)
  const height = useSize(frame, 'height', 520)
  const edge = useMemo(() => wavy(width, height), [width, height])
  return (
    <div ref={frame} className={styles['plate']} role="img" aria-label={label}>
      <svg className={styles['paper']} viewBox={`0 0 ${n1(width)} ${n1(height)}`} aria-hidden="true">
        <path d={edge} className={styles['shade']} />
        <path d={edge} className={styles['edge']} />
      </svg>
      <div className={styles['field']} aria-hidden="true">
        <div className={styles['was']}>{was}</div>
        <div className={styles['now']}>{now}</div>
      </div>
      {CORNERS.map((corner) => (
        <svg
          key={corner}
          className={styles['corner']}
          data-corner={corner}
          viewBox="-10 -10 70 70"
          aria-hidden="true"
        >
          <path d="M-9-9H58L-9 58z" className={styles['black']} />
          <path d="M-3-3H40M-3-3V40" className={styles['fold']} />
          <path d="M50-1L-1 50" className={styles['fold']} strokeDasharray="3 4" />
        </svg>
      ))}
    </div>
  )
}

interface BoardPlateProps {
  /** The name of the current turn, and the name of the board. */
  chapter: string
  name: string
  /** The width of the board divided by its height, and the visible part of its plane. */
  shape: number
  viewBox: string
  /** Draws the position in a field of this height in pixels. */
  board(height: number): ReactNode
  /** The drawing of the current event, in the plane of the board. */
  happens: ReactNode
  /** Elements over the field, beside the board. */
  children?: ReactNode
}

/** A plate with a board of a fixed shape, as large as possible, and the current event drawn over it. */
export function BoardPlate(props: BoardPlateProps) {
  const { chapter, name, shape, viewBox, board, happens, children } = props
  const field = useRef<HTMLDivElement>(null)
  const height = useSize(field, 'height', 500)
  const style = { '--shape': shape } as CSSProperties
  return (
    <Plate
      label={`${chapter}: ${name}`}
      was={
        <div ref={field} className={styles['middle']}>
          <div className={styles['board']} style={style}>
            {board(height)}
          </div>
        </div>
      }
      now={
        <div className={styles['middle']}>
          <svg className={styles['board']} style={style} viewBox={viewBox} aria-hidden="true">
            {happens}
          </svg>
          {children}
        </div>
      }
    />
  )
}

const CORNERS = ['top left', 'top right', 'bottom right', 'bottom left'] as const

/** The approximate length and height of a wave of the edge, in pixels. */
const WAVE = { long: 13, high: 5 }

/** Returns the path of the edge: a whole number of waves along each side. */
function wavy(width: number, height: number): string {
  const across = Math.max(1, Math.round(width / WAVE.long))
  const down = Math.max(1, Math.round(height / WAVE.long))
  const [x, y] = [width / across, height / down]
  const side = (count: number, wave: string) => wave.repeat(count)
  return `M0 0${side(across, `q${n1(x / 2)} ${-WAVE.high} ${n1(x)} 0`)}${side(down, `q${WAVE.high} ${n1(y / 2)} 0 ${n1(y)}`)}${side(
    across,
    `q${n1(-x / 2)} ${WAVE.high} ${n1(-x)} 0`,
  )}${side(down, `q${-WAVE.high} ${n1(-y / 2)} 0 ${n1(-y)}`)}z`
}
