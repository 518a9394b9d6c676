import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent } from 'react'
import type { Place } from '../../../../../engine/kernel/index.ts'
import { targetRef } from '../../../../../ui/input/targets.ts'
import type { MoveOption } from '../../../intent/move-options.ts'
import { cellStyle } from '../../forest/layout.ts'
import { about } from '../../subject.ts'
import { OfferMark } from './OfferMark.tsx'
import styles from './offers.module.css'

interface PlaceCellProps {
  place: Place
  /** The column of the grid, from 1. */
  west: number
  label: string
  kind: MoveOption['kind'] | undefined
  /** True if a symbol can be used here and is not aimed here yet. */
  used: boolean
  crowded: boolean
  held: boolean
  /** True for the one place where the tab key enters the board. */
  entered: boolean
  onPress(place: Place, event: MouseEvent): void
  onEnter(place: Place): void
  onRove(place: Place, event: KeyboardEvent): void
  /** Set if the tile itself can be dragged. */
  onGrab?: ((place: Place, event: PointerEvent) => void) | undefined
}

/** A place of the board as a grid cell with a button: it names the tile, shows the option, and acts on clicks. */
export const PlaceCell = memo(function PlaceCell(props: PlaceCellProps) {
  const { place, west, label, kind, used, crowded, held, entered, onPress, onEnter, onRove, onGrab } = props
  return (
    <td aria-colindex={west}>
      <button
        ref={targetRef(`place:${place}`)}
        type="button"
        className={styles['place']}
        style={cellStyle(place)}
        aria-label={label}
        tabIndex={entered ? 0 : -1}
        data-place={place}
        {...about({ kind: 'place', at: place })}
        data-offer={kind}
        // A click on the aimed place confirms, so the guard against accidental clicks treats it as the same kind.
        data-press={kind === 'aimed' ? 'place' : (kind ?? 'none')}
        data-acts={kind === undefined ? undefined : ''}
        data-dragged={onGrab ? '' : undefined}
        onClick={(event) => onPress(place, event)}
        onFocus={() => onEnter(place)}
        onKeyDown={(event) => onRove(place, event)}
        onPointerDown={onGrab && ((event) => onGrab(place, event))}
      >
        {kind && <OfferMark kind={kind} used={used} crowded={crowded} held={held} />}
      </button>
    </td>
  )
})
