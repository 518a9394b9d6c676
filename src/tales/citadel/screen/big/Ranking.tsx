import { goalOf, playing, pointsOf, type Seat, seatOf } from '../../../../engine/citadel/index.ts'
import { useRemoteTable } from '../../../../session/remote/remote-table.ts'
import { Brick, KnightPiece, PowerMedal } from '../../art/index.ts'
import { powerRaces } from '../../foresight/index.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { Presence } from '../companion/Presence.tsx'
import { orderOf, orderTitle } from '../state/order-names.ts'
import { useDisplayedView, useLanded } from '../state/table-state.ts'
import { LedBy } from '../table/OrderHead.tsx'
import { OthersHand, spokenOrder } from '../table/Rivals.tsx'
import styles from './Ranking.module.css'

/** The right side: all Orders, the foremost first, and who is away. */
export function Ranking() {
  const { big } = useCompanionWords()
  const seen = useDisplayedView()
  const seats = playing(seen).toSorted((one, other) => pointsOf(seen, other) - pointsOf(seen, one))
  return (
    <section className={styles['ranking']} aria-label={big.ranking}>
      <h2>{big.first(goalOf(seen))}</h2>
      <ol data-many={seats.length > 4 ? '' : undefined}>
        {seats.map((seat) => (
          <Ranked key={seat} seat={seat} />
        ))}
      </ol>
      <Away seats={seats} />
    </section>
  )
}

function Ranked({ seat }: { seat: Seat }) {
  const m = useMessages()
  const seen = useDisplayedView()
  const { bricks, hand, influence } = seatOf(seen, seat)
  const points = pointsOf(seen, seat)
  const landed = useLanded(bricks)
  const powers = powerRaces(seen).filter(({ holder }) => holder === seat)
  return (
    <li data-seat={orderOf(seat)} data-now={seat === seen.onTurn ? '' : undefined}>
      <KnightPiece order={orderOf(seat)} size={104} />
      <div className={styles['who']}>
        <h3>{orderTitle(m, seat)}</h3>
        <LedBy seat={seat} />
        {powers.map(({ category }) => (
          <span key={category}>
            <PowerMedal category={category} size={50} />
            <span className="unseen">
              {m.table.powers.held(m.common.categories[category], orderTitle(m, seat))}
            </span>
          </span>
        ))}
      </div>
      <b className={styles['points']} data-points="" aria-hidden="true">
        {points}
      </b>
      <span className="unseen">{spokenOrder(m, seen, seat)}</span>
      <div className={styles['has']} aria-hidden="true">
        <Brick size={42} />
        <b data-bricks="">{landed}</b>
        <OthersHand hand={hand} influence={influence.length} scale={1.6} />
      </div>
      <div className={styles['signs']}>
        <Presence seat={seat} size={38} />
      </div>
    </li>
  )
}

/** Names the Orders of absent people. */
function Away({ seats }: { seats: readonly Seat[] }) {
  const m = useMessages()
  const { big } = useCompanionWords()
  const lobby = useRemoteTable((table) => table.lobby)
  const away = seats.filter((seat) => {
    const info = lobby?.seats[seat]
    return info?.by === 'person' && info.presence !== 'here'
  })
  if (away.length === 0) return null
  return (
    <p className={styles['away']}>
      {big.away(m.common.list(away.map((seat) => orderTitle(m, seat))), away.length)}
    </p>
  )
}
