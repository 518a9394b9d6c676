import { Button } from '../../../../ui/art/index.ts'
import type { Shortcut } from '../../../../ui/input/shortcuts.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import styles from './ToDo.module.css'

interface PricePlankProps {
  /** The type of the action. Hints find the button by it. */
  type: string
  name: string
  /** The price, or the gain with a plus sign. */
  price: string | null
  /** The text below the button: the effect of the action, or its refusal. */
  note: string
  /** True if the action is refused; the note has the reason. */
  barred: boolean
  spoken: string
  shortcut: Shortcut
  onPress(): void
}

/** A button with the price of its action. It stays clickable when refused, to explain why. */
export function PricePlank({ type, name, price, note, barred, spoken, shortcut, onPress }: PricePlankProps) {
  const { key, hinted } = useKeyHint(shortcut)
  return (
    <div className={styles['plank']}>
      <Button
        ref={targetRef(`act:${type}`)}
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
      </Button>
      <span className={styles['note']} aria-hidden="true">
        {note}
      </span>
    </div>
  )
}
