import type { ReactNode } from 'react'
import { Seal } from '../../art/index.ts'
import styles from './Ways.module.css'

interface WaysProps {
  /** The planks: what one is led to. */
  children: ReactNode
  /** What else there is, in words. */
  more: ReactNode
  /** What the seal leads to: its name, and what is written on it. */
  again: { name: string; flourish: string; main: string; go: () => void }
}

/** Where to go from the last page: planks, and the seal for another tale. */
export const Ways = ({ children, more, again }: WaysProps) => (
  <div className={styles.ways}>
    <div className={styles.all}>
      <div className={styles.planks}>{children}</div>
      <div className={styles.more}>{more}</div>
    </div>
    <Seal size={132} aria-label={again.name} onClick={again.go}>
      <span className={styles.flourish}>{again.flourish}</span>
      <span>{again.main}</span>
    </Seal>
  </div>
)
