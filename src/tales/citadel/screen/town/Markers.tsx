import { type CSSProperties, memo } from 'react'
import { goalOf, ORDERS, playing, pointsOf, type Seat, type State } from '../../../../engine/citadel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { shieldMarkup } from '../../art/orders/orders-markup.ts'
import { type Detail, markerPlaces, wallBoxes } from '../../art/town/index.ts'
import styles from './town.module.css'

interface MarkersProps {
  state: State
  /** Whose marker is ringed in gold. */
  you: Seat | null
  detail: Detail
}

const SIZE: Readonly<Record<Detail, number>> = { fine: 28, bold: 31 }

/** The markers of all Orders, outside the wall at their points; they walk along it. */
export const Markers = memo(function Markers({ state, you, detail }: MarkersProps) {
  const seats = playing(state)
  const places = markerPlaces(
    seats.map((seat) => pointsOf(state, seat)),
    wallBoxes(goalOf(state)),
  )
  return places.map(({ seat: nth, radius, angle }) => {
    const seat = seats[nth]
    const order = seat === undefined ? undefined : ORDERS[seat]
    if (seat === undefined || order === undefined) return null
    const size = SIZE[detail] * (seat === you ? 1.1 : 1)
    return (
      <g
        key={order}
        className={styles['marker']}
        style={{ '--angle': `${angle.toFixed(2)}deg` } as CSSProperties}
        data-marker={order}
      >
        <g transform={`translate(0 ${-radius})`}>
          <g className={styles['upright']}>
            <g transform={`scale(${(size / 34).toFixed(3)})`}>
              <Markup svg={shieldMarkup(order, seat === you)} />
            </g>
          </g>
        </g>
      </g>
    )
  })
})
