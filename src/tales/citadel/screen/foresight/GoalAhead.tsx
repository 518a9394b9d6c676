import { goalOf } from '../../../../engine/citadel/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { reachesOf } from '../../foresight/index.ts'
import { useMessages } from '../../words/messages.ts'
import { orderTitle } from '../state/order-names.ts'
import { useDisplayedView } from '../state/table-state.ts'
import styles from './foresight.module.css'

/** Seats that could reach the goal in their next turn by building alone, and other sources of points. */
export function GoalAhead() {
  const m = useMessages()
  const { goal } = m.table
  const seen = useDisplayedView()
  if (seen.phase === 'choose' || seen.phase === 'over') return null
  const aim = goalOf(seen)
  const reaches = reachesOf(seen).toSorted((one, other) => other.most - one.most)
  const able = reaches.filter(({ wins }) => wins)
  const [nearest] = reaches
  return (
    <section>
      <Heading>{goal.heading}</Heading>
      {able.map(({ seat }) => (
        <p key={seat} className={styles['small']}>
          <b className={styles['loss']}>{goal.could(orderTitle(m, seat), aim)}</b>
        </p>
      ))}
      {able.length === 0 && (
        <p className={styles['small']}>
          {goal.nobody(aim)} {nearest && goal.nearest(orderTitle(m, nearest.seat), nearest.most)}{' '}
          {goal.more[seen.rules.version]}
        </p>
      )}
      {seen.ending && (
        <p className={styles['small']}>
          <b>{goal.lastRound}</b>
        </p>
      )}
    </section>
  )
}
