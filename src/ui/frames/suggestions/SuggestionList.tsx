import { Icon, IconButton } from '../../art/index.ts'
import { useSlipWords } from '../../text/slips.ts'
import styles from './SuggestionList.module.css'

/** A suggestion in words. */
export interface SuggestionLine {
  id: number
  /** Its displayed number, from 1. */
  number: number
  /** The name of the seat, to begin a sentence with. */
  who: string
  words: string
  /** True if the people at this device may dismiss it. */
  mayDismiss: boolean
}

interface SuggestionListProps {
  lines: readonly SuggestionLine[]
  /** Null while people at another device act: only they can take it up. */
  onTakeUp: ((id: number) => void) | null
  onDismiss(id: number): void
}

/** The list of suggestions by other seats; nothing if it is empty. */
export function SuggestionList({ lines, ...handlers }: SuggestionListProps) {
  const { suggestions } = useSlipWords()
  if (lines.length === 0) return null
  return (
    <section className={styles['suggestions']} aria-label={suggestions.heading}>
      <ol className={styles['list']} aria-label={suggestions.list}>
        {lines.map((line) => (
          <Row key={line.id} {...line} {...handlers} />
        ))}
      </ol>
    </section>
  )
}

type RowProps = SuggestionLine & Pick<SuggestionListProps, 'onTakeUp' | 'onDismiss'>

/** A suggestion in words, with buttons to take it up or dismiss it. */
function Row({ id, number, who, words, mayDismiss, onTakeUp, onDismiss }: RowProps) {
  const { suggestions } = useSlipWords()
  const takeUp = suggestions.takeUp(number, words)
  const dismiss = suggestions.dismissIt(number, words)
  return (
    <li className={styles['row']}>
      <span className={styles['words']}>
        <span className={styles['count']}>{number}</span> {who}: {words}
      </span>
      {onTakeUp && (
        <IconButton aria-label={takeUp} title={takeUp} onClick={() => onTakeUp(id)}>
          <Icon name="tick" size={24} />
        </IconButton>
      )}
      {mayDismiss && (
        <IconButton aria-label={dismiss} title={dismiss} onClick={() => onDismiss(id)}>
          <Icon name="cross" size={22} />
        </IconButton>
      )}
    </li>
  )
}
