import type { ReactNode } from 'react'
import { Heading, Plank } from '../../art/index.ts'
import styles from './More.module.css'

/** Names what waits behind the plank, for the plank that opens it. */
const MORE_ID = 'more'

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

/** All that has an answer already, behind the plank. */
export const More = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.more} id={MORE_ID} aria-labelledby="more-heading">
    <Heading>
      <span id="more-heading">{heading}</span>
    </Heading>
    {children}
  </section>
)

/** A choice there, and below it what comes of it. */
export const ChoiceWithHow = ({ how, children }: { how: string; children: ReactNode }) => (
  <div>
    {children}
    <p className={styles.how}>{how}</p>
  </div>
)
