import type { ComponentProps, ReactNode } from 'react'
import { useFrameWords } from '../../text/frames.ts'
import styles from './SuggestAs.module.css'

interface SuggestAsProps extends Omit<ComponentProps<'button'>, 'onClick' | 'children'> {
  /** The name of the waiting seat, within a sentence. */
  who: string
  /** The picture of the seat, an SVG. */
  picture: ReactNode
  /** When the seat can suggest: not in this turn, later in it, or now. */
  may: 'never' | 'later' | 'now'
  /** True while this seat suggests. */
  pressed: boolean
  onSuggest(): void
}

/** A waiting seat. While its button is pressed, actions at the table become its suggestion. */
export function SuggestAs({ who, picture, may, pressed, onSuggest, ...button }: SuggestAsProps) {
  const { suggestions } = useFrameWords()
  if (may === 'never') return <span className={styles['standee']}>{picture}</span>
  const name = suggestions.suggestAsOf(who)
  return (
    <button
      type="button"
      {...button}
      className={styles['standee']}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-disabled={may === 'later'}
      onClick={() => may === 'now' && onSuggest()}
    >
      {picture}
      {may === 'now' && <Bubble />}
    </button>
  )
}

/** The sign that the seat can suggest now. */
const Bubble = () => (
  <svg className={styles['bubble']} viewBox="-12 -11 24 24" aria-hidden="true">
    <path
      d="M-10-9H10V5H1L-5 11V5H-10z"
      fill="var(--piece-paper)"
      stroke="var(--piece-ink)"
      strokeWidth={2}
      strokeLinejoin="round"
    />
    <path
      d="M-5-2h.1M0-2h.1M5-2h.1"
      fill="none"
      stroke="var(--piece-ink)"
      strokeWidth={3.2}
      strokeLinecap="round"
    />
  </svg>
)
