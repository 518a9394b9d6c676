import type { ReactNode } from 'react'
import { PaperCard } from '../art/index.ts'
import styles from './Notice.module.css'

interface NoticeProps {
  title?: string
  /** True to announce it politely, after other announcements. */
  quiet?: boolean
  children: ReactNode
  /** The buttons. */
  ways: ReactNode
}

/** A notice over the page that reports a problem and offers ways on. It is announced when it appears. */
export function Notice({ title, quiet = false, children, ways }: NoticeProps) {
  return (
    <div role={quiet ? 'status' : 'alert'}>
      <PaperCard className={styles.notice ?? ''} seed={title ?? 'notice'}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {children}
        <div className={styles.ways}>{ways}</div>
      </PaperCard>
    </div>
  )
}
