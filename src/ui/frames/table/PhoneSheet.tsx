import type { ReactNode } from 'react'
import { Sheet } from '../../art/index.ts'
import { Pieces } from '../../parts/Pieces.tsx'
import { useFrameWords } from '../../text/frames.ts'
import { type Tab, Tabs } from '../tabs/Tabs.tsx'
import styles from './PhoneSheet.module.css'

interface PhoneSheetProps {
  tabs: readonly Tab[]
  open: string
  onOpen(id: string): void
  /** A tip that lies in it; null where none may. */
  tip: ReactNode
  /** Below the tabs, whichever is open: what takes back, hints, what is left to do. */
  children: ReactNode
}

/** The sheet at the bottom of a narrow window: tabs, and below them what is always at hand. */
export function PhoneSheet({ tabs, open, onOpen, tip, children }: PhoneSheetProps) {
  const words = useFrameWords().table
  return (
    <Sheet torn={['top']} seed="phone" className={styles['bottom']}>
      <Tabs label={words.tabs} open={open} onOpen={onOpen} tabs={tabs} />
      {tip && <div className={styles['tip']}>{tip}</div>}
      <div className={styles['bar']}>
        <Pieces>{children}</Pieces>
      </div>
    </Sheet>
  )
}
