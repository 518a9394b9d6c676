import type { ReactNode } from 'react'
import { Plank } from '../../art/index.ts'
import { continueTale } from '../../page/page.ts'
import { useHouseWords } from '../../text/house.ts'
import type { ShownGame } from './last-game.tsx'
import styles from './RunningTale.module.css'

interface RunningTaleProps {
  game: Omit<ShownGame<unknown>, 'state'>
  /** Without the picture of its board: the page is needed for more. */
  small: boolean
  /** What else is seen of it at once. */
  aside?: ReactNode
}

/** The tale that was told last: its board, where it stands, and the way back into it. */
export function RunningTale({ game: { chapter, next, on, board }, small, aside }: RunningTaleProps) {
  const { cover } = useHouseWords()
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
      <Plank tone="blue" className={styles.on} onClick={continueTale}>
        {on}
      </Plank>
    </section>
  )
}
