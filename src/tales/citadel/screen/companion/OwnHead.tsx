import { goalOf, pointsOf, type Seat, seatOf } from '../../../../engine/citadel/index.ts'
import { MenuButton } from '../../../../ui/frames/menu/MenuButton.tsx'
import { Brick, KnightPiece } from '../../art/index.ts'
import { turnEnd } from '../../foresight/index.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { RedBox } from '../foresight/signs.tsx'
import { orderOf } from '../state/order-names.ts'
import { useDisplayedView, useLanded } from '../state/table-state.ts'
import styles from './OwnHead.module.css'

/** The Order of this phone: its points of the goal, its bricks, and the way to the next red box; with the menu. */
export function OwnHead({ seat }: { seat: Seat }) {
  const { common, table } = useMessages()
  const c = useCompanionWords()
  const seen = useDisplayedView()
  const order = orderOf(seat)
  const points = pointsOf(seen, seat)
  const bricks = useLanded(seatOf(seen, seat).bricks)
  return (
    <header className={styles['head']}>
      <section className={styles['own']} aria-label={common.orderOf(order)} data-seat={order}>
        <KnightPiece order={order} size={58} />
        <div>
          <p className={styles['points']} data-points="">
            <span className="unseen">{table.pointsOf(points, goalOf(seen))}</span>
            <span aria-hidden="true">{c.points(points, goalOf(seen))}</span>
          </p>
          <p className={styles['bricks']} data-bricks="">
            <Brick size={26} />
            <b aria-hidden="true">{bricks}</b>
            <span className="unseen">{table.bricksOf(bricks)}</span>
            <span aria-hidden="true">{c.bricks(bricks)}</span>
          </p>
        </div>
        {seen.phase !== 'choose' && <NextBox points={points} seat={seat} />}
      </section>
      <MenuButton />
    </header>
  )
}

/** The next red box with the missing points, or the goal. */
function NextBox({ points, seat }: { points: number; seat: Seat }) {
  const c = useCompanionWords()
  const seen = useDisplayedView()
  const { toRedBox } = turnEnd(seen, seat)
  const isGoal = points >= goalOf(seen)
  return (
    <div className={styles['box']}>
      <RedBox points={isGoal ? points : points + toRedBox} />
      <p>
        <b>{isGoal ? c.goal : c.toRedBox(toRedBox)}</b>
        <span>{isGoal ? c.goalNote : c.redBoxNote}</span>
      </p>
    </div>
  )
}
