import { Button } from '../../art/index.ts'
import { useAppWords } from '../../text/house.ts'
import styles from './MoreButton.module.css'

/** The DOM id of the choice box, for the button that opens it. */
export const MORE_ID = 'more'

interface MorePlankProps {
  open: boolean
  /** The text while the box is closed, and while it is open (default: "Close"). */
  more: string
  less?: string | undefined
  className?: string | undefined
  /** The choices in it that differ from the default. */
  own: readonly string[]
  onTurn(): void
}

/** The button that opens and closes the choice box. While the box is closed, the button lists choices that differ from the default. */
export function MoreButton({ open, more, less, className, own, onTurn }: MorePlankProps) {
  const { cover } = useAppWords()
  return (
    <div className={styles.place}>
      <Button
        className={className}
        aria-expanded={open}
        aria-controls={MORE_ID}
        aria-describedby="own-choices"
        onClick={onTurn}
      >
        {open ? (less ?? cover.less) : more}
      </Button>
      <p className={styles.own} id="own-choices">
        {open ? '' : own.join(', ')}
      </p>
    </div>
  )
}
