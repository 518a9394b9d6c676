import type { AnsweredBy } from '../../../store/bot-client.ts'
import { Button, Icon, IconButton, PaperCard } from '../../art/index.ts'
import { useDismiss } from '../../input/keys.ts'
import type { TargetId } from '../../input/targets.ts'
import { type Thinking, useLongThought } from '../bots/useLongThought.ts'
import styles from './hints.module.css'
import { ShowMe } from './ShowMe.tsx'

/** The words around a hint. */
export interface HintWords {
  /** The title by the bot that answered. */
  title: Readonly<Record<AnsweredBy, string>>
  close: string
  /** Shown when the bot needs long. */
  long: string
  answerNow: string
}

export interface HintSheetProps {
  counsel: Thinking
  words: HintWords
  by: AnsweredBy
  /** True until the bot has answered. */
  isAwaited: boolean
  /** Returns the advice with reasons, or that the bot is still thinking. Called here, so that an error stays inside this sheet. */
  linesOf(): readonly string[]
  /** Aims the advice (`ShowMe`); absent until there is something to aim. */
  onShow?: (() => readonly TargetId[]) | undefined
  onClose: () => void
}

/** The requested hint on paper. If it takes long, a button lets the quick bot answer. */
export function HintSheet({ counsel, words, by, isAwaited, linesOf, onShow, onClose }: HintSheetProps) {
  const isLong = useLongThought(counsel, words.long, isAwaited)
  useDismiss(onClose)
  const lines = isLong ? [words.long] : linesOf()
  return (
    <section className={styles['place']} aria-label={words.title[by]}>
      <PaperCard seed="hint" className={styles['card']}>
        <ul className={styles['lines']}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {isLong && <Button onClick={counsel.answerNow}>{words.answerNow}</Button>}
        {onShow && !isLong && <ShowMe onShow={onShow} />}
        <IconButton
          className={styles['close']}
          aria-label={words.close}
          title={words.close}
          onClick={onClose}
        >
          <Icon name="cross" size={22} />
        </IconButton>
      </PaperCard>
    </section>
  )
}
