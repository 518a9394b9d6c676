import type { ReactNode } from 'react'
import { offlineKeeper } from '../../../store/browser.ts'
import { Spread } from '../../art/index.ts'
import { useAppWords } from '../../text/house.ts'
import styles from './Cover.module.css'

interface CoverProps {
  /** The title, and messages at the top. */
  top: ReactNode
  /** The left page: a picture, or the last game. */
  left: ReactNode
  /** True if the left page shows the last game. */
  goesOn: boolean
  /** True if the cover has several name fields: on a phone they need the room of the picture. */
  several: boolean
  /** The questions before a game. */
  ask: ReactNode
  foot: ReactNode
  /** The open choice box; null while it is closed. */
  box: ReactNode | null
}

/** The cover of a tale, an open book: the questions before a game and the start button. A returning player finds the last game first. */
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

/** A message if this browser cannot store the app for offline use. */
function NotOffline() {
  const { cover } = useAppWords()
  return offlineKeeper() === null && <p className={styles.note}>{cover.notOffline}</p>
}
