import { memo } from 'react'
import { DIRECTIONS, type Direction } from '../../../engine/kernel/index.ts'
import { type DieFace, EAST, NORTH, type Side, SignPost, SOUTH, WEST } from '../../art/index.ts'
import { useMessages } from '../../text/useMessages.ts'
import { at, type Spot } from '../layout.ts'
import styles from './sides.module.css'

/** The picture's side and the die's face of each direction. */
export const SIDE: Record<Direction, { side: Side; face: DieFace }> = {
  north: { side: NORTH, face: 1 },
  east: { side: EAST, face: 2 },
  south: { side: SOUTH, face: 3 },
  west: { side: WEST, face: 4 },
}

/** The sign post of a side as a picture, as wide as its box. */
export function Sign({ direction, active = false }: { direction: Direction; active?: boolean }) {
  const { board } = useMessages()
  return (
    <svg className={styles['post']} viewBox="-58 -19 116 58" aria-hidden="true">
      <SignPost {...SIDE[direction]} label={board.signs[direction]} active={active} />
    </svg>
  )
}

/** The four sign posts round the forest. */
export const Signs = memo(function Signs({ spots }: { spots: Record<Direction, Spot> }) {
  return (
    <div aria-hidden="true">
      {DIRECTIONS.map((direction) => (
        <div key={direction} className={styles['sign']} style={at(spots[direction])}>
          <Sign direction={direction} />
        </div>
      ))}
    </div>
  )
})
