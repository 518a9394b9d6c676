import { memo } from 'react'
import styles from './SheetTitle.module.css'

interface SheetTitleProps {
  flourish: string
  main: string
  /** Which turn it is, in the tale's words. */
  turn: string
}

/** The book's title on a sheet beside the board, which is read at the top of the page, and the turn. */
export const SheetTitle = memo(function SheetTitle({ flourish, main, turn }: SheetTitleProps) {
  return (
    <div className={styles['title']}>
      <p className={styles['book']} aria-hidden="true">
        <span className={styles['flourish']}>{flourish}</span> <span className={styles['main']}>{main}</span>
      </p>
      <p className={styles['turn']}>{turn}</p>
    </div>
  )
})
