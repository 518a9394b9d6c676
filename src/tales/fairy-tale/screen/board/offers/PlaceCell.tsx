import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent } from 'react'
import type { Place } from '../../../../../engine/kernel/index.ts'
import { targetRef } from '../../../../../ui/input/targets.ts'
import type { Offer } from '../../../intent/offers.ts'
import { cellStyle } from '../../forest/layout.ts'
import { about } from '../../subject.ts'
import { OfferMark } from './OfferMark.tsx'
import styles from './offers.module.css'

interface PlaceCellProps {
  place: Place
  /** The column of the grid, from 1. */
  west: number
  label: string
  kind: Offer['kind'] | undefined
  /** A symbol can be used here, and is not aimed here yet. */
  used: boolean
  crowded: boolean
  held: boolean
  /** The one place where the tab key enters the board. */
  entered: boolean
  onPress(place: Place, event: MouseEvent): void
  onEnter(place: Place): void
  onRove(place: Place, event: KeyboardEvent): void
  /** Given where the tile itself can be dragged. */
  onGrab?: ((place: Place, event: PointerEvent) => void) | undefined
}

/** A place of the board, a cell with a button: it names what lies there, shows what it offers, and does it. */
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
        // There again confirms: the same press for the guard against slips.
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
