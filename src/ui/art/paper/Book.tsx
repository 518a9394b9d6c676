import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Book.module.css'
import { OpenBook } from './OpenBook.tsx'
import { Tabletop } from './Tabletop.tsx'

interface SpreadProps {
  /** Layout of the open pages, if they are more than a left and a right one. */
  className?: string | undefined
  children: ReactNode
}

/** An open book on the table, as high as its content. In a narrow window it is one page. */
export function Spread({ className, children }: SpreadProps) {
  return (
    <div className={styles['table']}>
      <Tabletop />
      <OpenBook className={classNames(styles['spread'], className)}>{children}</OpenBook>
    </div>
  )
}

interface BookProps {
  left: ReactNode
  right: ReactNode
}

/** An open book with a left and a right page. In a narrow window the left page is above the right one. */
export function Book({ left, right }: BookProps) {
  return (
    <Spread>
      <div className={styles['left']}>{left}</div>
      <div className={styles['right']}>{right}</div>
    </Spread>
  )
}
