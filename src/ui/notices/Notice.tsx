import type { ReactNode } from 'react'
import { Sheet } from '../art/index.ts'
import styles from './Notice.module.css'

interface NoticeProps {
  title?: string
  /** It waits until whoever listens has heard what else there is. */
  quiet?: boolean
  children: ReactNode
  /** What can be done about it. */
  ways: ReactNode
}

/** A slip of paper over the page that says what is wrong and offers a way on. Read aloud when it appears. */
export function Notice({ title, quiet = false, children, ways }: NoticeProps) {
  return (
    <div role={quiet ? 'status' : 'alert'}>
      <Sheet className={styles.notice ?? ''} seed={title ?? 'notice'}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {children}
        <div className={styles.ways}>{ways}</div>
      </Sheet>
    </div>
  )
}
