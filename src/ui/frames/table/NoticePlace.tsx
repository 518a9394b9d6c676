import type { ReactNode } from 'react'
import styles from './NoticePlace.module.css'
import { useLayout, useTightness } from './useLayout.ts'

/** True if a small window shows tips in the sheet, where they do not cover the board. A low window has no room there. */
export function useTipsInSheet(): boolean {
  const layout = useLayout()
  const { low } = useTightness()
  return layout === 'across' || (layout === 'phone' && !low)
}

interface NoticePlaceProps {
  /** The notice. */
  children: ReactNode
  tip: ReactNode
  /** True if the tip is in the sheet instead. Default: `useTipsInSheet`. */
  tipInSheet?: boolean
}

/** The notice of a refused action, or a tip, over the foot of the board. */
export function NoticePlace({ children, tip, tipInSheet }: NoticePlaceProps) {
  const isUsual = useTipsInSheet()
  return (
    <div className={styles['place']}>
      {children}
      {!(tipInSheet ?? isUsual) && tip}
    </div>
  )
}
