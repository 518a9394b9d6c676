import { memo } from 'react'
import { DIRECTIONS, type Direction, placeAt } from '../../../engine/kernel/index.ts'
import { type DieFace, EAST, NORTH, type Side, SignPost, SOUTH, WEST } from '../../art/index.ts'
import { useShownFuture } from '../../foresight/useShownFuture.ts'
import { useMessages } from '../../text/useMessages.ts'
import { at, type Spot } from '../layout.ts'
import type { Offers } from '../offers/offers.ts'
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

interface SignsProps {
  spots: Record<Direction, Spot>
  offers: Offers
}

/** Whether a tile in hand may be aimed where the sign stands, or is refused there. */
function isInTheWay(offers: Offers, { x, y }: Spot): boolean {
  const kind = offers.get(placeAt(Math.round(x), Math.round(y)))?.kind
  return kind === 'place' || kind === 'aimed' || kind === 'no-fit'
}

/** The four sign posts round the forest, but none in the way of a tile in hand; red where that side would move. */
export const Signs = memo(function Signs({ spots, offers }: SignsProps) {
  const moving = useShownFuture()?.side ?? null
  return (
    <div aria-hidden="true">
      {DIRECTIONS.filter((direction) => !isInTheWay(offers, spots[direction])).map((direction) => (
        <div key={direction} className={styles['sign']} style={at(spots[direction])}>
          <Sign direction={direction} active={direction === moving} />
        </div>
      ))}
    </div>
  )
})
