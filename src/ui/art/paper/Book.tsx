import type { ReactNode } from 'react'
import styles from './Book.module.css'
import { OpenBook } from './OpenBook.tsx'
import { Tabletop } from './Tabletop.tsx'

interface BookProps {
  left: ReactNode
  right: ReactNode
}

/**
 * An open book on the table: the shell of set-up and of the last page. It grows with what it holds; in a
 * narrow window it is one page, the left side above the right.
 */
export function Book({ left, right }: BookProps) {
  return (
    <div className={styles['table']}>
      <Tabletop />
      <OpenBook className={styles['spread']}>
        <div className={styles['left']}>{left}</div>
        <div className={styles['right']}>{right}</div>
      </OpenBook>
    </div>
  )
}
