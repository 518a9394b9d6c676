import type { ReactNode } from 'react'
import { PaperCard } from '../../art/index.ts'
import { Pieces } from '../../parts/Pieces.tsx'
import { useFrameWords } from '../../text/frames.ts'
import { MENU_TAB, useMenuTab } from '../menu/MenuPlank.tsx'
import { type Tab, Tabs } from '../tabs/Tabs.tsx'
import styles from './BottomSheet.module.css'

interface PhoneSheetProps {
  /** The tabs without the menu, which is added as the last one. */
  tabs: readonly Tab[]
  open: string
  onOpen(id: string): void
  /** The tip, below the tabs, in every tab; null in a tale without tips. */
  tip: ReactNode
  /** The bar below the tabs, in every tab: undo, hint, and the remaining actions. */
  children: ReactNode
}

/** The bottom sheet of a narrow window: tabs, and a bar below them. The menu covers the bar. */
export function BottomSheet({ tabs, open, onOpen, tip, children }: PhoneSheetProps) {
  const words = useFrameWords().table
  // A menu item leads away from the table: on return, the first tab is open.
  const menu = useMenuTab(() => onOpen(tabs[0]?.id ?? open))
  return (
    <PaperCard torn={['top']} seed="phone" className={styles['bottom']} data-menu={open === MENU_TAB}>
      <Tabs label={words.tabs} open={open} onOpen={onOpen} tabs={[...tabs, menu]} />
      {tip && <div className={styles['tip']}>{tip}</div>}
      <div className={styles['bar']}>
        <Pieces>{children}</Pieces>
      </div>
    </PaperCard>
  )
}
