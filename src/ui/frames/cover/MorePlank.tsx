import { Plank } from '../../art/index.ts'
import styles from './MorePlank.module.css'

/** Names what waits behind the plank, for the plank that opens it. */
export const MORE_ID = 'more'

interface MorePlankProps {
  open: boolean
  /** What the plank says while it is closed, and while it is open. */
  more: string
  less: string
  /** What behind it is not as it comes. */
  own: readonly string[]
  onTurn(): void
}

/** Opens what waits behind it, and closes it again; while it is closed, it says what in it is not as it comes. */
export const MorePlank = ({ open, more, less, own, onTurn }: MorePlankProps) => (
  <div className={styles.place}>
    <Plank aria-expanded={open} aria-controls={MORE_ID} aria-describedby="own-choices" onClick={onTurn}>
      {open ? less : more}
    </Plank>
    <p className={styles.own} id="own-choices">
      {open ? '' : own.join(', ')}
    </p>
  </div>
)
