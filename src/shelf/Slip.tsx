import { Icon, TokenButton } from '../ui/art/index.ts'
import { INK } from '../ui/art/svg.ts'
import type { Book } from '../ui/tale.ts'
import { useHouseWords } from '../ui/text/useHouseWords.ts'
import { useShelfWords } from '../ui/text/useShelfWords.ts'
import styles from './Slip.module.css'

interface SlipProps {
  book: Book
  /** The id of the element with its name. */
  id: string
  onRules: () => void
}

/** On the lip of the board a slip of paper, for how many, how long, and what it is about; beside it the way to its rules. */
export function Slip({ book, id, onRules }: SlipProps) {
  const { settings } = useHouseWords()
  return (
    <div className={styles.lip}>
      <Figures book={book} />
      <TokenButton
        className={styles.rules}
        aria-label={settings.rules}
        aria-describedby={id}
        title={settings.rules}
        onClick={onRules}
      >
        <Icon name="open-book" size={26} />
      </TokenButton>
    </div>
  )
}

function Figures({ book: { About, players, minutes } }: Pick<SlipProps, 'book'>) {
  const shelf = useShelfWords()
  const { fewest, most } = players
  return (
    <p className={styles.slip}>
      <span className={styles.figure} aria-hidden="true">
        <svg width={19} height={19} viewBox="-8 -10 18 20" aria-hidden="true">
          <path d="M-5 8Q-5 0 1 0T7 8z" />
          <circle cx={1} cy={-4} r={4} />
        </svg>
        {shelf.players(fewest, most)}
      </span>
      <span className="unseen">{shelf.playersSpoken(fewest, most)} </span>
      <span className={styles.figure} aria-hidden="true">
        <svg
          width={19}
          height={19}
          viewBox="-9 -9 18 18"
          fill="none"
          stroke={INK}
          strokeWidth={2.1}
          strokeLinecap="round"
          aria-hidden="true"
        >
          <circle r={7} />
          <path d="M0-4V0l3 2" />
        </svg>
        {shelf.minutes(minutes)}
      </span>
      <span className="unseen">{shelf.minutesSpoken(minutes)} </span>
      <span className={styles.about}>
        <About />
      </span>
    </p>
  )
}
