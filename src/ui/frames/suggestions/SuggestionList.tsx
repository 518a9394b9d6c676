import { Icon, TokenButton } from '../../art/index.ts'
import { useSlipWords } from '../../text/slips.ts'
import styles from './SuggestionList.module.css'

/** A suggestion in words. */
export interface SuggestionLine {
  id: number
  /** The number that it bears, from 1. */
  number: number
  /** Who suggests it, as a sentence begins. */
  who: string
  words: string
}

interface SuggestionListProps {
  lines: readonly SuggestionLine[]
  onTakeUp(id: number): void
  onDismiss(id: number): void
}

/** The list of what the others suggested; nothing where there is none. */
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

/** One suggestion in words, to be taken up or dismissed. */
function Row({ id, number, who, words, onTakeUp, onDismiss }: RowProps) {
  const { suggestions } = useSlipWords()
  const takeUp = suggestions.takeUp(number, words)
  const dismiss = suggestions.dismissIt(number, words)
  return (
    <li className={styles['row']}>
      <span className={styles['words']}>
        <span className={styles['count']}>{number}</span> {who}: {words}
      </span>
      <TokenButton aria-label={takeUp} title={takeUp} onClick={() => onTakeUp(id)}>
        <Icon name="tick" size={24} />
      </TokenButton>
      <TokenButton aria-label={dismiss} title={dismiss} onClick={() => onDismiss(id)}>
        <Icon name="cross" size={22} />
      </TokenButton>
    </li>
  )
}
