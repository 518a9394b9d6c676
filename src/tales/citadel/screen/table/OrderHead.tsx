import { goalOf, knightsLeft, pointsOf, type Seat, seatOf } from '../../../../engine/citadel/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { shownName } from '../../../../store/names.ts'
import { Brick, KnightPiece } from '../../art/index.ts'
import { useLeaders } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { LeadButton } from '../bots/bots.tsx'
import { useSeen, useSession } from '../now/at-table.ts'
import { orderOf } from '../now/names.ts'
import styles from './OrderHead.module.css'

/** The Order on turn: its points of the goal, its bricks and Knights, and who leads it. */
export function OrderHead({ small = false }: { small?: boolean }) {
  const { common, table } = useMessages()
  const seen = useSeen()
  const seat = seen.onTurn
  const order = orderOf(seat)
  const { bricks } = seatOf(seen, seat)
  return (
    <section className={styles['head']} aria-label={common.orderOf(order)}>
      <KnightPiece order={order} size={small ? 52 : 72} />
      <div className={styles['who']}>
        <h2 className={styles['name']}>{common.orderOf(order)}</h2>
        <p className={styles['points']}>{table.pointsOf(pointsOf(seen, seat), goalOf(seen))}</p>
        <p className={styles['stock']}>
          <Brick size={22} />
          <span>{table.bricksOf(bricks)}</span>
          <span className={styles['knights']}>{table.knightsOf(knightsLeft(seen, seat))}</span>
        </p>
      </div>
      <LeadButton seat={order} />
      <LedBy seat={seat} />
    </section>
  )
}

/** The name of who leads an Order, or the computer player that does. */
export function LedBy({ seat }: { seat: Seat }) {
  const { bots, table } = useMessages()
  const { players } = useSession().config
  const leader = useLeaders((leaders) => leaderOf(leaders.table, orderOf(seat)))
  const words =
    leader === 'person' ? shownName(players[seat % players.length] ?? '') : table.ledBy(bots.names[leader])
  return words ? (
    <p className={styles['led']}>
      <bdi>{words}</bdi>
    </p>
  ) : null
}
