import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Book.module.css'
import { OpenBook } from './OpenBook.tsx'
import { Tabletop } from './Tabletop.tsx'

interface SpreadProps {
  /** Lays out what the open pages hold, where that is not simply a left and a right one. */
  className?: string | undefined
  children: ReactNode
}

/** An open book on the table. It grows with what it holds; in a narrow window it is one page. */
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

/** An open book with a left and a right page: in a narrow window the left side lies above the right. */
export function Book({ left, right }: BookProps) {
  return (
    <Spread>
      <div className={styles['left']}>{left}</div>
      <div className={styles['right']}>{right}</div>
    </Spread>
  )
}
