import { Icon, Plank, Sheet, TokenButton } from '../../art/index.ts'
import type { HintWords } from '../table/table-kit.ts'
import styles from './hints.module.css'

export interface HintSheetProps {
  title: string
  /** Returns the advice and its reasons, or that the player is still thinking. It is called here, so that a fault leaves the table alone. */
  linesOf(): readonly string[]
  words: Pick<HintWords, 'close' | 'waitNoLonger'>
  onClose: () => void
  /** Asks no longer for the best advice; null where nobody thinks long. */
  onWaitNoLonger: (() => void) | null
}

/** The hint that was asked for, on paper. */
export const HintSheet = ({ title, linesOf, words, onClose, onWaitNoLonger }: HintSheetProps) => (
  <section className={styles['place']} aria-label={title}>
    <Sheet seed="hint" className={styles['card']}>
      <ul className={styles['lines']}>
        {linesOf().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {onWaitNoLonger && <Plank onClick={onWaitNoLonger}>{words.waitNoLonger}</Plank>}
      <TokenButton aria-label={words.close} title={words.close} onClick={onClose}>
        <Icon name="cross" size={22} />
      </TokenButton>
    </Sheet>
  </section>
)
