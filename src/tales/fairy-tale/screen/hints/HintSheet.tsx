import { Icon, Plank, Sheet, TokenButton } from '../../../../ui/art/index.ts'
import { useLongThought } from '../../../../ui/frames/computers/useLongThought.ts'
import { counsel, useTable } from '../../table.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { hintsOf, useHint } from '../table-kit.ts'
import { type GradedHint, hintLines } from './hint-words.ts'
import styles from './hints.module.css'

/** The hint as far as it was asked for; nothing where none was. */
export function HintSheet() {
  const { ask, close } = hintsOf(useTable())
  const m = useAllWords()
  const { hint } = m
  const { state, grade, plan, by } = useHint()
  const long = useLongThought(counsel, m.bots.long, grade > 1 && !plan)
  if (!state) return null
  return (
    <section aria-label={hint.title[by]}>
      <Sheet seed="hint" className={styles['card']} data-long={long || undefined}>
        <h2 className={styles['title']}>{hint.title[by]}</h2>
        <ol className={styles['lines']}>
          {linesOf(m, { state, grade, plan }, long).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {long ? (
          <Plank className={styles['more']} onClick={counsel.waitNoLonger}>
            {m.bots.waitNoLonger}
          </Plank>
        ) : (
          grade < 3 && (
            <Plank className={styles['more']} data-camera="hint" onClick={ask}>
              {hint.more}
            </Plank>
          )
        )}
        <TokenButton
          className={styles['close']}
          aria-label={hint.close}
          title={hint.close}
          data-camera="hint"
          onClick={close}
        >
          <Icon name="cross" size={22} />
        </TokenButton>
      </Sheet>
    </section>
  )
}

/** Where it takes long, why that is stands in place of the last line, which says only that the guardian thinks. */
const linesOf = (m: AllWords, told: GradedHint, long: boolean): string[] => {
  const lines = hintLines(m, told)
  return long ? [...lines.slice(0, -1), m.bots.long] : lines
}
