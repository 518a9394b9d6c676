import type { ReactNode } from 'react'
import styles from './NoticePlace.module.css'
import { useLayout, useTightness } from './useLayout.ts'

/** Whether a tip lies in the sheet of a small window, where it covers nothing of the board; in one that is low there is no room. */
export function useTipsInSheet(): boolean {
  const layout = useLayout()
  const { low } = useTightness()
  return layout === 'across' || (layout === 'phone' && !low)
}

interface NoticePlaceProps {
  /** The slip with what the table says. */
  children: ReactNode
  tip: ReactNode
  /** Whether a tip lies in the sheet instead; as `useTipsInSheet` says where nobody says otherwise. */
  tipInSheet?: boolean
}

/** Over the foot of the board: what the table says to something that cannot be done now, or a tip. */
export function NoticePlace({ children, tip, tipInSheet }: NoticePlaceProps) {
  const isUsual = useTipsInSheet()
  return (
    <div className={styles['place']}>
      {children}
      {!(tipInSheet ?? isUsual) && tip}
    </div>
  )
}
