import { memo } from 'react'
import styles from './PanelTitle.module.css'

interface SheetTitleProps {
  flourish: string
  main: string
  /** The turn, in the tale's words. */
  turn: string
}

/** The tale's title and the turn on a side panel. Screen readers skip the title here, because the page begins with it. */
export const PanelTitle = memo(function PanelTitle({ flourish, main, turn }: SheetTitleProps) {
  return (
    <div className={styles['title']}>
      <p className={styles['book']} aria-hidden="true">
        <span className={styles['flourish']}>{flourish}</span> <span className={styles['main']}>{main}</span>
      </p>
      <p className={styles['turn']}>{turn}</p>
    </div>
  )
})
