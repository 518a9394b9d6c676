import type { AnsweredBy } from '../../../store/counsel.ts'
import { Icon, Plank, Sheet, TokenButton } from '../../art/index.ts'
import { type Thinking, useLongThought } from '../computers/useLongThought.ts'
import styles from './hints.module.css'

/** The words around a hint. */
export interface HintWords {
  /** The title by the bot that answered. */
  title: Readonly<Record<AnsweredBy, string>>
  close: string
  /** Shown when the bot needs long. */
  long: string
  waitNoLonger: string
}

export interface HintSheetProps {
  counsel: Thinking
  words: HintWords
  by: AnsweredBy
  /** True until the bot has answered. */
  isAwaited: boolean
  /** Returns the advice with reasons, or that the bot is still thinking. Called here, so that an error stays inside this sheet. */
  linesOf(): readonly string[]
  onClose: () => void
}

/** The requested hint on paper. If it takes long, a button lets the quick bot answer. */
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
