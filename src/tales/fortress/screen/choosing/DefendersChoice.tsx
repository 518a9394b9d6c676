import { useId } from 'react'
import { MOST_DEFENDERS } from '../../../../engine/fortress/index.ts'
import { WallShield } from '../../art/index.ts'
import { useDraft } from '../../draft.ts'
import { useCoverWords } from '../../words/cover.ts'
import styles from './DefendersChoice.module.css'
import { toughnessOf } from './decks.ts'

const COUNTS = Array.from({ length: MOST_DEFENDERS }, (_, index) => index + 1)

/** The choice of one to seven defenders, with a word for the difficulty. */
export function DefendersChoice({ legend, note }: { legend: string; note: string }) {
  const { cover } = useCoverWords()
  const { defenders, setDefenders } = useDraft()
  const name = useId()
  const tough = (count: number) => cover.toughness[toughnessOf(count)]
  return (
    <fieldset className={styles.defend}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.shields}>
        {COUNTS.map((count) => (
          <label key={count} className={styles.shield}>
            <input
              type="radio"
              name={name}
              aria-label={cover.defendersName(count, tough(count))}
              checked={count === defenders}
              onChange={() => setDefenders(count)}
            />
            <WallShield count={count} chosen={count === defenders} size={40} />
          </label>
        ))}
      </div>
      <p className={styles.tough}>
        <b>{cover.defendersName(defenders, tough(defenders))}.</b> {note}
      </p>
    </fieldset>
  )
}
