import type { CSSProperties, ReactNode } from 'react'
import { useTimeout } from '../../page/lifetime.ts'
import styles from './PrivacyScreen.module.css'

/** How long the screen takes to open, in milliseconds at a calm pace. */
const OPENING_MS = 400

interface OpeningProps {
  /** The share of the time at a calm pace that the motion takes. */
  tempo: number
  picture: ReactNode
  onOpen(): void
}

/** The privacy screen while it opens over the table: nothing of it can be pressed or read. */
export function Opening({ tempo, picture, onOpen }: OpeningProps) {
  useTimeout(onOpen, OPENING_MS * tempo)
  return (
    <div
      className={styles['opening']}
      style={{ '--tempo': tempo } as CSSProperties}
      aria-hidden="true"
      data-privacy="opening"
    >
      {picture}
    </div>
  )
}
