import { Icon, Plank, Sheet, TokenButton } from '../../art/index.ts'
import type { HintWords } from '../table/table-kit.ts'
import styles from './hints.module.css'

export interface HintSheetProps {
  title: string
  /** What is advised, and why; or that it is still thought about. */
  lines: readonly string[]
  words: Pick<HintWords, 'close' | 'waitNoLonger'>
  onClose: () => void
  /** Asks no longer for the best advice; null where nobody thinks long. */
  onWaitNoLonger: (() => void) | null
}

/** The hint that was asked for, on paper. */
export const HintSheet = ({ title, lines, words, onClose, onWaitNoLonger }: HintSheetProps) => (
  <section className={styles['place']} aria-label={title}>
    <Sheet seed="hint" className={styles['card']}>
      <ul className={styles['lines']}>
        {lines.map((line) => (
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
