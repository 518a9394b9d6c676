import { OrderNumber } from '../../../../../ui/art/index.ts'
import type { AllWords } from '../../../words/all-words.ts'
import { comingAnswer } from './coming-words.ts'
import type { ComingMoment } from './moments.ts'
import { RuleQuote } from './RuleQuote.tsx'
import styles from './WhyCard.module.css'

/** The reason for the place of new monsters, in words: the candidates in order, the deciding rule, and the number. */
export function ComingPart({ m, moment }: { m: AllWords; moment: ComingMoment }) {
  const { coming, rules } = m.why
  const { who, before, candidates, more, after, count } = comingAnswer(m, moment)
  const den = moment.event.reason.side === null
  return (
    <>
      <p className={styles['who']}>
        {who} {before}
      </p>
      <ol className={styles['exits']} aria-label={den ? coming.dens : coming.candidates}>
        {candidates.map(({ at, order, name, reason, note }) => (
          <li key={at} className={styles['exit']} data-fate={order === 1 ? 'taken' : 'untried'}>
            <svg className={styles['number']} viewBox="-18 -18 36 36" aria-hidden="true">
              <OrderNumber value={order} state={order === 1 ? 'counts' : 'untried'} />
            </svg>
            <div>
              <p>
                <span className={styles['way']}>{m.log.capital(name)}</span>{' '}
                <span className={styles['reason']}>· {reason}</span>
              </p>
              <p className={styles['note']}>{note}</p>
            </div>
          </li>
        ))}
      </ol>
      {more > 0 && <p className={styles['after']}>{coming.more(more)}</p>}
      {after.map((sentence) => (
        <p key={sentence} className={styles['after']}>
          {sentence}
        </p>
      ))}
      <RuleQuote
        m={m}
        text={den ? rules.den : rules.entrance}
        where={{ section: '3.1', rulings: den ? [7] : [9] }}
      />
      <p className={styles['sum']}>{count}</p>
      <RuleQuote m={m} text={rules.count} where={{ section: '3.1', rulings: [6] }} />
    </>
  )
}
