import type { ReactNode } from 'react'
import { Sheet } from '../art/index.ts'
import styles from './NoticePage.module.css'

interface NoticePageProps {
  title: string
  /** Another tears the sheet otherwise. */
  seed: string
  children: ReactNode
}

/** Instead of a page that is not there: a sheet of paper that says why. */
export const NoticePage = ({ title, seed, children }: NoticePageProps) => (
  <main className={styles.page}>
    <Sheet className={styles.sheet ?? ''} seed={seed} role="alert">
      <h1 className={styles.title}>{title}</h1>
      {children}
    </Sheet>
  </main>
)

/** The ways on from it, as planks. */
export const WaysOn = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>
