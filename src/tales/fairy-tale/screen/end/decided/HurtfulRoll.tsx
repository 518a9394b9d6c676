import { DieIcon, Heading } from '../../../../../ui/art/index.ts'
import { Emphasised } from '../../../../../ui/frames/end/Emphasised.tsx'
import type { Review } from '../../../review/review.ts'
import { useAllWords } from '../../../words/useAllWords.ts'
import styles from './decided.module.css'

/** What is not worth a word, in hundredths. */
const NOTHING = 3

/** The roll that hurt most, and what all dice together did. */
export function HurtfulRoll({ review: { die, luck } }: { review: Review }) {
  const { review, foresight } = useAllWords()
  const { percent } = foresight.odds
  const points = Math.round(Math.abs(luck) * 100)
  const kind = points < NOTHING ? 'even' : luck < 0 ? 'bad' : 'good'
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
          <span className={styles['aside']}>
            {kind === 'even' ? review.luck.even : review.luck[kind](points)}
          </span>
        </p>
      </div>
    </section>
  )
}
