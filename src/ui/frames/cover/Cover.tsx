import type { ReactNode } from 'react'
import { offlineKeeper } from '../../../store/browser.ts'
import { Spread } from '../../art/index.ts'
import { useHouseWords } from '../../text/house.ts'
import styles from './Cover.module.css'

interface CoverProps {
  /** The title, and what there is to tell at the top. */
  top: ReactNode
  /** The left page: a picture, or the tale as it was left. */
  left: ReactNode
  /** The tale as it was left lies there. */
  goesOn: boolean
  /** There are lines to write names on: on a phone they need the room of the picture. */
  several: boolean
  /** What is asked before a tale begins. */
  ask: ReactNode
  foot: ReactNode
  /** What lies open that else waits behind a plank. */
  box: ReactNode | null
}

/** The cover of a tale, an open book: it asks what must be asked, and begins; whoever comes back finds their tale first. */
export function Cover({ top, left, goesOn, several, ask, foot, box }: CoverProps) {
  return (
    <main>
      <Spread>
        <div
          className={styles.cover}
          data-box={box === null ? undefined : 'open'}
          data-several={several || undefined}
        >
          <div className={styles.top}>
            {top}
            <NotOffline />
          </div>
          <div className={styles.left} data-tale={goesOn || undefined}>
            {left}
          </div>
          <div className={styles.ask}>{ask}</div>
          <div className={styles.foot}>{foot}</div>
          {box !== null && <div className={styles.box}>{box}</div>}
        </div>
      </Spread>
    </main>
  )
}

/** Where the browser cannot keep the game: that it needs its server each time. */
function NotOffline() {
  const { cover } = useHouseWords()
  return offlineKeeper() === null && <p className={styles.note}>{cover.notOffline}</p>
}
