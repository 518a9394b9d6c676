import { DieIcon, Heading } from '../../../../../ui/art/index.ts'
import { Emphasised } from '../../../../../ui/page/Emphasised.tsx'
import type { Review } from '../../../review/review.ts'
import { useAllWords } from '../../../words/all-words.ts'
import styles from './decided.module.css'

/** The roll that hurt most, and what all dice together did. */
export function HurtfulRoll({ review: { die, luck } }: { review: Review }) {
  const { review, futures } = useAllWords()
  const { percent } = futures.odds
  const points = Math.round(Math.abs(luck.chance) * 100)
  // Of many dice a little doubt each is much together: what is not clear is not told.
  const isClear = Math.abs(luck.chance) > luck.giveOrTake
  return (
    <section aria-labelledby="hurtful-roll">
      <Heading>
        <span id="hurtful-roll">{review.die}</span>
      </Heading>
      <div className={styles['roll']}>
        {die && <DieIcon face={die.face} size={34} />}
        <p>
          {die ? (
            <Emphasised
              text={review.fell(
                review.rolled[die.for](die.face, die.turn),
                percent(die.before),
                percent(die.after),
              )}
            />
          ) : (
            review.noDie
          )}{' '}
          {isClear && (
            <span className={styles['aside']}>{review.luck[luck.chance < 0 ? 'bad' : 'good'](points)}</span>
          )}
        </p>
      </div>
    </section>
  )
}
