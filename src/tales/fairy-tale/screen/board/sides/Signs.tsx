import { memo } from 'react'
import { DIRECTIONS, type Direction, opposite, placeAt } from '../../../../../engine/kernel/index.ts'
import { InfoButton } from '../../../../../ui/frames/info-card/InfoButton.tsx'
import { isFocusByKey } from '../../../../../ui/input/targets.ts'
import { toolbar } from '../../../../../ui/input/toolbar.ts'
import { at, type BoardPoint } from '../../../../../ui/stage/board-point.ts'
import { type DetailLevel, SignPost } from '../../../art/index.ts'
import type { MoveOptions } from '../../../intent/move-options.ts'
import { useMessages } from '../../../words/messages.ts'
import { useShownFuture } from '../../foresight/useShownFuture.ts'
import { SIDE } from '../../forest/sides.ts'
import { useAcross } from '../../state/useAcross.ts'
import { about } from '../../subject.ts'
import styles from './sides.module.css'
import type { SignSpots } from './sign-spots.ts'
import { isFar } from './signs-in-sight.ts'

interface SignProps {
  direction: Direction
  active?: boolean
  compact?: boolean
  enters?: boolean
}

/** The sign of a side as a picture that fills the width of its box. When turned to the far side, it keeps its direction. */
export function Sign({ direction, active = false, compact = false, enters = false }: SignProps) {
  const { board } = useMessages()
  const pointing = useAcross() ? opposite(direction) : direction
  return (
    <svg className={styles['post']} viewBox={compact ? '-20 -20 40 40' : '-58 -20 116 40'} aria-hidden="true">
      <SignPost
        side={SIDE[pointing].side}
        face={SIDE[direction].face}
        label={board.signs[direction]}
        active={active}
        compact={compact}
        enters={enters}
      />
    </svg>
  )
}

interface SignsProps {
  spots: SignSpots
  offers: MoveOptions
  level: DetailLevel
  /** Scrolls a spot into view. */
  reveal(spot: BoardPoint): void
}

/** True if a selected tile may be aimed at the sign's spot, or is refused there. */
function isInTheWay(offers: MoveOptions, { x, y }: BoardPoint): boolean {
  const kind = offers.get(placeAt(Math.round(x), Math.round(y)))?.kind
  return kind === 'place' || kind === 'aimed' || kind === 'no-fit'
}

/** The four signs around the forest, except those in the way of a selected tile; red for the side that would move. */
export const Signs = memo(function Signs({ spots, offers, level, reveal }: SignsProps) {
  const { board } = useMessages()
  const moving = useShownFuture()?.side ?? null
  const compact = isFar(level)
  return (
    <div {...toolbar(board.sidesName)}>
      {DIRECTIONS.map((direction) => {
        const spot = spots[direction]
        return (
          !isInTheWay(offers, spot) && (
            <InfoButton
              key={direction}
              {...about({ kind: 'side', side: direction })}
              className={styles['sign'] ?? ''}
              style={at(spot)}
              aria-label={board.sides[direction]}
              data-compact={compact ? '' : undefined}
              data-enters={spot.enters ? '' : undefined}
              onFocus={({ currentTarget }) => isFocusByKey(currentTarget) && reveal(spot)}
            >
              <Sign
                direction={direction}
                active={direction === moving}
                compact={compact}
                enters={spot.enters && !compact}
              />
            </InfoButton>
          )
        )
      })}
    </div>
  )
})
