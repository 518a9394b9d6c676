import { memo } from 'react'
import styles from './Acorns.module.css'

/** The number of games that the acorns represent. */
const ALL = 10
const IN_A_ROW = 5

/** The distances between acorns, and the size of the picture, in its own units. */
const STEP = { x: 18, y: 20.5 }
const SIZE = { width: 94, height: 46 }

const NUT = 'M-5.5-1Q-6 6 0 9.5Q6 6 5.5-1z'
const CUP = 'M-7-.5Q-6.5-6.5 0-6.5T7-.5Q0 1.5-7-.5z'
const STALK = 'M0-6.5V-9.5'

/** The drawing of an acorn: ripe, half ripe in its cup, or empty. */
function ripeness(index: number, ripe: number): 'ripe' | 'half' | 'empty' {
  if (index + 1 <= ripe) return 'ripe'
  return index < ripe ? 'half' : 'empty'
}

/** Ten acorns in two rows: the ripe ones are the games won of ten. Decorative, because text says the same. */
export const Acorns = memo(function Acorns({ ripe }: { ripe: number }) {
  return (
    <svg
      className={styles['acorns']}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      width={SIZE.width}
      height={SIZE.height}
      aria-hidden="true"
    >
      {Array.from({ length: ALL }, (_, index) => index).map((index) => (
        <g
          key={index}
          className={styles[ripeness(index, ripe)]}
          transform={`translate(${11 + (index % IN_A_ROW) * STEP.x} ${12 + Math.floor(index / IN_A_ROW) * STEP.y})`}
        >
          <path d={NUT} className={styles['nut']} />
          <path d={CUP} className={styles['cup']} />
          <path d={STALK} className={styles['stalk']} />
        </g>
      ))}
    </svg>
  )
})
