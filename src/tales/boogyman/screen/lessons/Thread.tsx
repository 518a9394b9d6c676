import type { Tile } from '../../../../engine/boogyman/index.ts'
import { middleOf, PLATE_BOX } from '../../art/index.ts'
import styles from './lessons.module.css'

/** The x position of the thread: the strip of forest to the right of all tiles. */
const LANE = PLATE_BOX.x + PLATE_BOX.width - 38
/** End points behind the words, beside the plate or below it. */
const BESIDE = LANE + 290
const BENEATH = PLATE_BOX.y + PLATE_BOX.height + 40

/** Height between two rows, above the heads of the pieces on the tile. */
const ABOVE = 43

/** A line from the storyteller's words to their tile, drawn between the rows so that it crosses no piece. */
export function Thread({ to }: { to: Tile }) {
  const [x, y] = middleOf(to)
  const top = y - ABOVE
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      {[styles['halo'], styles['ink']].map((line) => (
        <g key={line} className={line}>
          <path className={styles['along']} d={`M${BESIDE} ${top}H${LANE}`} />
          <path className={styles['down']} d={`M${LANE} ${top}V${BENEATH}`} />
          <path d={`M${LANE} ${top}H${x + 56}q-14 0-18 10`} />
          <path d={`M${x + 49} ${top + 7}l-11.500 3.500-4.500-10.500`} />
        </g>
      ))}
    </g>
  )
}
