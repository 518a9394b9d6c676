import { type CSSProperties, memo, type ReactNode, useState } from 'react'
import {
  goalOf,
  ORDERS,
  type Order,
  playing,
  pointsOf,
  type Seat,
  type State,
} from '../../../../engine/citadel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import type { Detail } from '../../../../ui/art/svg.ts'
import { shieldMarkup } from '../../art/orders-markup.ts'
import { markerPlaces, wallBoxes } from '../../art/town/index.ts'
import styles from './town.module.css'

interface MarkersProps {
  state: State
  /** The seat with a gold ring around its marker. */
  you: Seat | null
  detail: Detail
}

const SIZE: Readonly<Record<Detail, number>> = { fine: 28, bold: 31 }

/** The markers of all Orders outside the wall, at their points. A changed marker moves along the wall. */
export const Markers = memo(function Markers({ state, you, detail }: MarkersProps) {
  const seats = playing(state)
  const points = seats.map((seat) => pointsOf(state, seat))
  const places = markerPlaces(points, wallBoxes(goalOf(state)))
  return places.map(({ seat: nth, radius, angle }) => {
    const seat = seats[nth]
    const order = seat === undefined ? undefined : ORDERS[seat]
    if (seat === undefined || order === undefined) return null
    const size = SIZE[detail] * (seat === you ? 1.1 : 1)
    return (
      <Walking key={order} order={order} box={points[nth] ?? 0} angle={angle}>
        <g transform={`translate(0 ${-radius})`}>
          <g className={styles['upright']}>
            <g transform={`scale(${(size / 34).toFixed(3)})`}>
              <Markup svg={shieldMarkup(order, seat === you)} />
            </g>
          </g>
        </g>
      </Walking>
    )
  })
})

interface WalkingProps {
  order: Order
  /** The box of the marker. The time to walk there grows with the number of boxes. */
  box: number
  angle: number
  children: ReactNode
}

function Walking({ order, box, angle, children }: WalkingProps) {
  const [way, setWay] = useState({ from: box, to: box })
  if (way.to !== box) setWay({ from: way.to, to: box })
  const style = { '--angle': `${angle.toFixed(2)}deg`, '--boxes': Math.max(1, Math.abs(way.to - way.from)) }
  return (
    <g className={styles['marker']} style={style as CSSProperties} data-marker={order}>
      {children}
    </g>
  )
}
