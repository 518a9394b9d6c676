import type { ReactNode } from 'react'
import styles from './Captioned.module.css'

/** A counter beside the strip, and in writing below it what it is; that says its name too, where it has one. */
export const Captioned = ({ caption, children }: { caption: string | null; children: ReactNode }) => (
  <div className={styles['prints']}>
    {children}
    {caption !== null && (
      <span className={styles['caption']} aria-hidden="true">
        {caption}
      </span>
    )}
  </div>
)

/** Several counters in a row. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles['pair']}>{children}</div>
