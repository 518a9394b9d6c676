import type { AnsweredBy } from '../../../store/counsel.ts'
import { Icon, Plank, Sheet, TokenButton } from '../../art/index.ts'
import { type Thinking, useLongThought } from '../computers/useLongThought.ts'
import styles from './hints.module.css'

/** What is said round a hint. */
export interface HintWords {
  /** Whose hint it is, by who answered. */
  title: Readonly<Record<AnsweredBy, string>>
  close: string
  /** It thinks long; what to do then. */
  long: string
  waitNoLonger: string
}

export interface HintSheetProps {
  counsel: Thinking
  words: HintWords
  by: AnsweredBy
  /** What is advised is not known yet. */
  isAwaited: boolean
  /** Returns the advice and its reasons, or that the player is still thinking. It is called here, so that a fault leaves the table alone. */
  linesOf(): readonly string[]
  onClose: () => void
}

/** The hint that was asked for, on paper. Where it takes long, it says so, and somebody else can be let answer. */
export function HintSheet({ counsel, words, by, isAwaited, linesOf, onClose }: HintSheetProps) {
  const isLong = useLongThought(counsel, words.long, isAwaited)
  const lines = isLong ? [words.long] : linesOf()
  return (
    <section className={styles['place']} aria-label={words.title[by]}>
      <Sheet seed="hint" className={styles['card']}>
        <ul className={styles['lines']}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {isLong && <Plank onClick={counsel.waitNoLonger}>{words.waitNoLonger}</Plank>}
        <TokenButton aria-label={words.close} title={words.close} onClick={onClose}>
          <Icon name="cross" size={22} />
        </TokenButton>
      </Sheet>
    </section>
  )
}
