import { POWER_FROM, POWERS } from '../../../../engine/citadel/index.ts'
import { PowerMedal, Shield } from '../../art/index.ts'
import { powerRaces } from '../../foresight/index.ts'
import { useMessages } from '../../words/messages.ts'
import { about } from '../cards/subject.ts'
import { orderName, orderOf } from '../state/order-names.ts'
import { useDisplayedView, useView } from '../state/table-state.ts'
import styles from './GreatPowers.module.css'

/** The Great Powers with their holders, or with the viewer's progress. Renders nothing in the basic game. */
export function GreatPowers() {
  const m = useMessages()
  const { powers } = m.table
  const seen = useDisplayedView()
  const { by } = useView()
  const races = powerRaces(seen)
  if (races.length === 0) return null
  const seat = by ?? seen.onTurn
  return (
    <section className={styles['powers']} aria-label={powers.heading}>
      <h2 className={styles['heading']}>{powers.heading}</h2>
      <ul>
        {races.map(({ category, holder, seats }) => {
          const name = m.common.categories[category]
          const built = seats.find((one) => one.seat === seat)?.built ?? 0
          const { points, extra } = POWERS[category]
          return (
            <li
              key={category}
              {...about({ kind: 'power', category })}
              data-free={holder === null ? '' : undefined}
            >
              <PowerMedal category={category} size={54} />
              {holder === null ? (
                <span className={styles['of']} aria-hidden="true">
                  {powers.of(Math.min(built, POWER_FROM), POWER_FROM)}
                </span>
              ) : (
                <span className={styles['holder']} aria-hidden="true">
                  <Shield order={orderOf(holder)} size={26} />
                </span>
              )}
              <span className="unseen">
                {holder === null
                  ? powers.open(name, built, POWER_FROM)
                  : powers.held(name, orderName(m, holder))}
                . {powers.does(name, points, extra)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
