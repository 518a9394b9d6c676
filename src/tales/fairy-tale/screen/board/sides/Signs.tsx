import { memo } from 'react'
import { DIRECTIONS, type Direction, opposite, placeAt } from '../../../../../engine/kernel/index.ts'
import { CardButton } from '../../../../../ui/frames/cards/CardButton.tsx'
import { isFocusVisible } from '../../../../../ui/input/targets.ts'
import { at, type Spot } from '../../../../../ui/stage/spot.ts'
import { SignPost } from '../../../art/index.ts'
import type { Offers } from '../../../intent/offers.ts'
import { useMessages } from '../../../words/messages.ts'
import { useShownFuture } from '../../foresight/useShownFuture.ts'
import { SIDE } from '../../forest/sides.ts'
import { useAcross } from '../../now/seating.ts'
import { about } from '../../subject.ts'
import styles from './sides.module.css'

/** The sign post of a side as a picture, as wide as its box; turned to who sits across, it points where it did. */
export function Sign({ direction, active = false }: { direction: Direction; active?: boolean }) {
  const { board } = useMessages()
  const pointing = useAcross() ? opposite(direction) : direction
  return (
    <svg className={styles['post']} viewBox="-58 -19 116 58" aria-hidden="true">
      <SignPost
        side={SIDE[pointing].side}
        face={SIDE[direction].face}
        label={board.signs[direction]}
        active={active}
      />
    </svg>
  )
}

interface SignsProps {
  spots: Record<Direction, Spot>
  offers: Offers
  /** Brings a spot into sight. */
  reveal(spot: Spot): void
}

/** Whether a tile in hand may be aimed where the sign stands, or is refused there. */
function isInTheWay(offers: Offers, { x, y }: Spot): boolean {
  const kind = offers.get(placeAt(Math.round(x), Math.round(y)))?.kind
  return kind === 'place' || kind === 'aimed' || kind === 'no-fit'
}

/** The four sign posts round the forest, but none in the way of a tile in hand; red where that side would move. */
export const Signs = memo(function Signs({ spots, offers, reveal }: SignsProps) {
  const { board } = useMessages()
  const moving = useShownFuture()?.side ?? null
  return (
    <div>
      {DIRECTIONS.filter((direction) => !isInTheWay(offers, spots[direction])).map((direction) => (
        <CardButton
          key={direction}
          {...about({ kind: 'side', side: direction })}
          className={styles['sign'] ?? ''}
          style={at(spots[direction])}
          aria-label={board.sides[direction]}
          onFocus={({ currentTarget }) => isFocusVisible(currentTarget) && reveal(spots[direction])}
        >
          <Sign direction={direction} active={direction === moving} />
        </CardButton>
      ))}
    </div>
  )
})
