import { goalOf, pointsOf, type Seat, seatOf, seatsOf } from '../../../../engine/citadel/index.ts'
import { Brick, Shield } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { orderOf, orderTitle } from '../state/order-names.ts'
import { useDisplayedView } from '../state/table-state.ts'
import { handWords, OthersHand } from '../table/Rivals.tsx'
import { Presence } from './Presence.tsx'
import styles from './RivalLines.module.css'

/** One line for each other Order, in the order of their turns: points, bricks, visible cards, and its device. */
export function RivalLines({ seat }: { seat: Seat }) {
  const m = useMessages()
  const seen = useDisplayedView()
  const others = [...seatsOf(seen).slice(seat + 1), ...seatsOf(seen).slice(0, seat)]
  return (
    <ul className={styles['rivals']} aria-label={m.table.rivals.heading}>
      {others.map((other) => (
        <RivalLine key={other} seat={other} />
      ))}
    </ul>
  )
}

function RivalLine({ seat }: { seat: Seat }) {
  const m = useMessages()
  const seen = useDisplayedView()
  const { bricks, hand, influence, out } = seatOf(seen, seat)
  const points = pointsOf(seen, seat)
  const name = orderTitle(m, seat)
  return (
    <li className={styles['rival']} data-seat={orderOf(seat)} data-out={out ? '' : undefined}>
      <Shield order={orderOf(seat)} size={24} />
      <b className={styles['name']} aria-hidden="true">
        {name}
      </b>
      {out ? (
        <span>
          <span className="unseen">{name}</span> {m.table.isOut}
        </span>
      ) : (
        <>
          <span className="unseen">
            {m.table.rivals.spoken(
              name,
              m.table.pointsOf(points, goalOf(seen)),
              bricks,
              handWords(m, hand),
              influence.length,
            )}
          </span>
          <b className={styles['points']} data-points="" aria-hidden="true">
            {points}
          </b>
          <span className={styles['bricks']} data-bricks="" aria-hidden="true">
            <Brick size={20} />
            {bricks}
          </span>
          <span className={styles['cards']} aria-hidden="true">
            <OthersHand hand={hand} influence={influence.length} />
          </span>
        </>
      )}
      <Presence seat={seat} />
    </li>
  )
}
