import { Plank } from '../../../../ui/art/index.ts'
import type { Shortcut } from '../../../../ui/input/shortcuts.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import styles from './ToDo.module.css'

interface PricePlankProps {
  name: string
  /** What it takes, or gives with a plus. */
  price: string | null
  /** Below it: what it comes to, or why it cannot be. */
  note: string
  /** It cannot be done now; the note says why. */
  barred: boolean
  spoken: string
  shortcut: Shortcut
  onPress(): void
}

/** Something to do, with its price; pressed where it cannot be, it says why. */
export function PricePlank({ name, price, note, barred, spoken, shortcut, onPress }: PricePlankProps) {
  const { key, hinted } = useKeyHint(shortcut)
  return (
    <div className={styles['plank']}>
      <Plank
        data-press={name}
        aria-disabled={barred}
        aria-description={[spoken, note].filter(Boolean).join('. ')}
        aria-keyshortcuts={key}
        title={barred ? note : hinted(name)}
        onClick={onPress}
      >
        <span className={styles['name']}>
          {name}
          {price && <span className={styles['price']}>{price}</span>}
        </span>
      </Plank>
      <span className={styles['note']} aria-hidden="true">
        {note}
      </span>
    </div>
  )
}
