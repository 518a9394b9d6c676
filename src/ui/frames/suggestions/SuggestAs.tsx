import type { ComponentProps, ReactNode } from 'react'
import { useFrameWords } from '../../text/frames.ts'
import styles from './SuggestAs.module.css'

interface SuggestAsProps extends Omit<ComponentProps<'button'>, 'onClick' | 'children'> {
  /** The name of the one who is not on turn, within a sentence. */
  who: string
  /** Their picture: an svg. */
  picture: ReactNode
  /** Whether they may suggest: not in this turn, not at this moment, or at once. */
  may: 'never' | 'later' | 'now'
  /** They suggest just now. */
  pressed: boolean
  onSuggest(): void
}

/** Somebody who is not on turn. Pressed, what is then done at the table is their suggestion. */
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

/** That it may speak. */
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
