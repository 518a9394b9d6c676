import { Heading } from '../../../../ui/art/index.ts'
import { NIGHTS_TOLD, survival } from '../../foresight/index.ts'
import { useMessages } from '../../words/messages.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './Odds.module.css'
import { percent } from './odds-words.ts'

/** The chances to survive the next nights, and the life left then. */
export function Nights() {
  const m = useMessages()
  const state = useLiveState()
  const { foresight } = m
  return (
    <section className={styles['nights']} aria-label={foresight.nights}>
      <Heading>{foresight.nights}</Heading>
      {NIGHTS_TOLD.map((nights) => {
        const { chance, life } = survival(state, nights)
        const said = foresight.nightSaid(nights, percent(chance, m), life.toFixed(1))
        return (
          <p key={nights} className={styles['night']} title={said}>
            <span aria-hidden="true">{foresight.night(nights)}</span>
            <span className={styles['bar']} aria-hidden="true">
              {chance > 0 && <span style={{ width: `${chance * 100}%` }} />}
            </span>
            <b aria-hidden="true">{percent(chance, m)}</b>
            <span className="unseen">{said}</span>
          </p>
        )
      })}
      <p className={styles['how']}>{foresight.nightsHow}</p>
    </section>
  )
}
