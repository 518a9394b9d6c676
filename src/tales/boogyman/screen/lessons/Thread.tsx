import type { Tile } from '../../../../engine/boogyman/index.ts'
import { middleOf, PLATE_BOX } from '../../art/index.ts'
import styles from './lessons.module.css'

/** The lane along the right edge of the plate, where there are no tiles. */
const LANE = PLATE_BOX.x + PLATE_BOX.width - 10

/** Between two rows, above the heads of those who stand on the tile. */
const ABOVE = 47

/** From the storyteller's words to the tile that they are about: between the rows, so that nobody is covered. */
export function Thread({ to }: { to: Tile }) {
  const [x, y] = middleOf(to)
  const top = y - ABOVE
  const along = `M${LANE} ${top}H${x + 52}q-16 0-20 12`
  return (
    <g className={styles['thread']} strokeLinecap="round" strokeLinejoin="round" fill="none">
      {[styles['halo'], styles['ink']].map((line) => (
        <g key={line} className={line}>
          <path d={along} />
          <path d={`M${x + 43} ${top + 9}l-11.5 4.500-5-11`} />
          <path className={styles['down']} d={`M${LANE} ${top}V${PLATE_BOX.y + PLATE_BOX.height}`} />
        </g>
      ))}
    </g>
  )
}
