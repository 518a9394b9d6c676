import type { ReactNode } from 'react'
import { PaperCard } from '../art/index.ts'
import styles from './NoticePage.module.css'

interface NoticePageProps {
  title: string
  /** The seed of the random torn edges. */
  seed: string
  children: ReactNode
}

/** A page with a message, in place of one that is not available. */
export const NoticePage = ({ title, seed, children }: NoticePageProps) => (
  <main className={styles.page}>
    <PaperCard className={styles.sheet ?? ''} seed={seed} role="alert">
      <h1 className={styles.title}>{title}</h1>
      {children}
    </PaperCard>
  </main>
)

/** The buttons of the page. */
export const WaysOn = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>
