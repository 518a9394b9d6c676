import { Icon, Plank, Sheet, TokenButton } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import { hintLines } from './hint-words.ts'
import styles from './hints.module.css'
import { askHint, closeHint, useHint } from './hints.ts'
import { LongThought } from './LongThought.tsx'

/** The hint as far as it was asked for; nothing where none was. */
export function HintSheet() {
  const m = useMessages()
  const { hint } = m.bots
  const { state, grade, plan, by } = useHint()
  if (!state) return null
  return (
    <section aria-label={hint.title[by]}>
      <Sheet seed="hint" className={styles['card']}>
        <h2 className={styles['title']}>{hint.title[by]}</h2>
        <ol className={styles['lines']}>
          {hintLines(m, { state, grade, plan }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {grade > 1 && !plan && <LongThought />}
        {grade < 3 && (
          <Plank className={styles['more']} data-camera="hint" onClick={askHint}>
            {hint.more}
          </Plank>
        )}
        <TokenButton
          className={styles['close']}
          aria-label={hint.close}
          title={hint.close}
          data-camera="hint"
          onClick={closeHint}
        >
          <Icon name="cross" size={22} />
        </TokenButton>
      </Sheet>
    </section>
  )
}
