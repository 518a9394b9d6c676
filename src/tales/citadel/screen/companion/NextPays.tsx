import type { Seat } from '../../../../engine/citadel/index.ts'
import { CategorySign } from '../../art/index.ts'
import { nextCard } from '../../foresight/index.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { percentOf } from '../foresight/spoken.ts'
import { useDisplayedView } from '../state/table-state.ts'
import styles from './NextPays.module.css'

/** What the next card pays this seat, by category, with its odds; under Municipal also the taxes. */
export function NextPays({ seat }: { seat: Seat }) {
  const { common, table } = useMessages()
  const { next } = useCompanionWords()
  const seen = useDisplayedView()
  if (seen.phase === 'choose' || seen.phase === 'over') return null
  const { prospects } = nextCard(seen)
  if (prospects.every(({ cards }) => cards === 0)) return <p className={styles['none']}>{table.odds.none}</p>
  return (
    <section aria-label={next.heading}>
      <h2 className={styles['heading']}>{next.heading}</h2>
      <ul className={styles['pays']}>
        {prospects.map(({ category, chance, seats }) => {
          const own = seats.find((one) => one.seat === seat)
          const count = own?.income?.count ?? 0
          const tax = chance > 0 ? (own?.tax ?? 0) : 0
          return (
            <li key={category}>
              <CategorySign category={category} size={32} />
              <span className="unseen">{common.categories[category]}</span>
              <b data-gain={count > 0 ? '' : undefined}>{count > 0 ? `+${count}` : '0'}</b>
              <span className={styles['odds']}>
                {tax > 0 && (
                  <span className={styles['tax']}>
                    <span>{next.tax} </span>
                    <b>−{tax}</b>
                  </span>
                )}
                <span>{table.odds.percent(percentOf(chance))}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
