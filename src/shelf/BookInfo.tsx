import { Icon, IconButton } from '../ui/art/index.ts'
import { INK } from '../ui/art/svg.ts'
import type { Book } from '../ui/tale.ts'
import { useAppWords } from '../ui/text/house.ts'
import { useShelfWords } from '../ui/text/shelf.ts'
import styles from './BookInfo.module.css'

interface SlipProps {
  book: Book
  /** The id of the element with its name. */
  id: string
  onRules: () => void
  onRescues: () => void
}

/** The label on the edge of the board (players, minutes, subject), and the buttons for rules and rescues beside it. */
export function BookInfo({ book, id, onRules, onRescues }: SlipProps) {
  const { settings } = useAppWords()
  const { rescues } = useShelfWords()
  return (
    <div className={styles.lip}>
      <Figures book={book} />
      <IconButton
        className={styles.rules}
        aria-label={settings.rules}
        aria-describedby={id}
        title={settings.rules}
        onClick={onRules}
      >
        <Icon name="open-book" size={26} />
      </IconButton>
      <IconButton
        className={styles.rules}
        aria-label={rescues}
        aria-describedby={id}
        title={rescues}
        onClick={onRescues}
      >
        <AcornIcon />
      </IconButton>
    </div>
  )
}

const AcornIcon = () => (
  <svg width={24} height={26} viewBox="-9 -11 18 22" aria-hidden="true">
    <g stroke={INK} strokeWidth={1.6} strokeLinejoin="round" strokeLinecap="round">
      <path d="M-5.5-1Q-6 6 0 9.5Q6 6 5.5-1z" fill="#E0A92E" />
      <path d="M-7-.5Q-6.5-6.5 0-6.5T7-.5Q0 1.5-7-.5z" fill="#7A4A1E" />
      <path d="M0-6.5V-9.5" />
    </g>
  </svg>
)

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
