import type { ReactNode } from 'react'
import { Button } from '../../art/index.ts'
import { continueTale } from '../../page/page.ts'
import { useAppWords } from '../../text/house.ts'
import type { ShownGame } from './last-game.tsx'
import styles from './RunningTale.module.css'

interface RunningTaleProps {
  game: Omit<ShownGame<unknown>, 'state'>
  /** True without the picture of the board, if the page needs the room. */
  small: boolean
  /** Additional content beside the text. */
  aside?: ReactNode
}

/** The last game: its board, its state, and the button that resumes it. */
export function RunningTale({ game: { chapter, next, on, board }, small, aside }: RunningTaleProps) {
  const { cover } = useAppWords()
  return (
    <section className={small ? `${styles.tale} ${styles.small}` : styles.tale} aria-labelledby="last-tale">
      <div className={styles.leaf}>
        {!small && <div className={styles.picture}>{board}</div>}
        <div className={styles.words}>
          <div>
            <h2 className={styles.name} id="last-tale">
              {cover.lastTale}
            </h2>
            <p className={styles.where}>{next ? `${chapter}. ${next}` : chapter}</p>
          </div>
          {aside}
        </div>
      </div>
      <Button tone="blue" className={styles.on} onClick={continueTale}>
        {on}
      </Button>
    </section>
  )
}
