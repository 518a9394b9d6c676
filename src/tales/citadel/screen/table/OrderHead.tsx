import { goalOf, knightsLeft, pointsOf, type Seat, seatOf } from '../../../../engine/citadel/index.ts'
import { Brick, KnightPiece } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { LedBy as Leader } from '../bots/bots.tsx'
import { orderOf } from '../state/order-names.ts'
import { useDisplayedView, useLanded } from '../state/table-state.ts'
import styles from './OrderHead.module.css'

/** The Order on turn: its points of the goal, bricks, Knights and controller. */
export function OrderHead({ small = false }: { small?: boolean }) {
  const { common, table } = useMessages()
  const seen = useDisplayedView()
  const seat = seen.onTurn
  const order = orderOf(seat)
  const bricks = useLanded(seatOf(seen, seat).bricks)
  return (
    <section className={styles['head']} aria-label={common.orderOf(order)} data-seat={order}>
      <KnightPiece order={order} size={small ? 52 : 72} />
      <div className={styles['who']}>
        <h2 className={styles['name']}>{common.orderOf(order)}</h2>
        <p className={styles['points']} data-points="">
          {table.pointsOf(pointsOf(seen, seat), goalOf(seen))}
        </p>
        <p className={styles['stock']} data-bricks="">
          <Brick size={22} />
          <span>{table.bricksOf(bricks)}</span>
          <span className={styles['knights']}>{table.knightsOf(knightsLeft(seen, seat))}</span>
        </p>
      </div>
      <LedBy seat={seat} />
    </section>
  )
}

/** The name of a person who controls an Order, or the bot. */
export const LedBy = ({ seat }: { seat: Seat }) => <Leader seat={seat} className={styles['led']} />
