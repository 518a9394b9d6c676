import { Button, Icon, IconButton, PaperCard } from '../../../../ui/art/index.ts'
import { useLongThought } from '../../../../ui/frames/bots/useLongThought.ts'
import { ShowMe } from '../../../../ui/frames/hints/ShowMe.tsx'
import { useDismiss } from '../../../../ui/input/keys.ts'
import { counsel, useTable } from '../../runtime.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { hintsOf, useHint } from '../table-kit.ts'
import { aimHint } from './aim-hint.ts'
import { type GradedHint, hintLines } from './hint-words.ts'
import styles from './hints.module.css'

/** The hint up to its current grade. Null without a hint. */
export function HintSheet() {
  const table = useTable()
  const { ask, close } = hintsOf(table)
  const m = useAllWords()
  const { hint } = m
  const { state, grade, plan, by } = useHint()
  const long = useLongThought(counsel, m.bots.long, grade > 1 && !plan)
  useDismiss(close, state !== null)
  if (!state) return null
  return (
    <section aria-label={hint.title[by]}>
      <PaperCard seed="hint" className={styles['card']} data-long={long || undefined}>
        <h2 className={styles['title']}>{hint.title[by]}</h2>
        <ol className={styles['lines']}>
          {linesOf(m, { state, grade, plan }, long).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {long ? (
          <Button className={styles['more']} onClick={counsel.answerNow}>
            {m.bots.answerNow}
          </Button>
        ) : grade < 3 ? (
          <Button className={styles['more']} data-camera="hint" onClick={ask}>
            {hint.more}
          </Button>
        ) : (
          plan && (
            // On a phone, tiles and sides are chosen in the first tab.
            <ShowMe className={styles['more']} onShow={() => [aimHint(table, plan), 'tab:market']} />
          )
        )}
        <IconButton
          className={styles['close']}
          aria-label={hint.close}
          title={hint.close}
          data-camera="hint"
          onClick={close}
        >
          <Icon name="cross" size={22} />
        </IconButton>
      </PaperCard>
    </section>
  )
}

/** Returns the lines of the hint. While the bot thinks for long, the last line gives the reason. */
const linesOf = (m: AllWords, told: GradedHint, long: boolean): string[] => {
  const lines = hintLines(m, told)
  return long ? [...lines.slice(0, -1), m.bots.long] : lines
}
