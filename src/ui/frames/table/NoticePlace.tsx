import type { ReactNode } from 'react'
import { InBook } from '../notice/InBook.tsx'
import { NoticeSlip } from '../notice/NoticeSlip.tsx'
import styles from './NoticePlace.module.css'
import { useLayout, useTightness } from './useLayout.ts'

/** Whether a tip lies in the sheet of a small window, where it covers nothing of the board; in one that is low there is no room. */
export function useTipsInSheet(): boolean {
  const layout = useLayout()
  const { low } = useTightness()
  return layout === 'across' || (layout === 'phone' && !low)
}

interface NoticePlaceProps<Messages> {
  /** What `noticesAt` holds now. */
  notice: { number: number; words(m: Messages): string; page: string | null } | null
  m: Messages
  onDrop: () => void
  tip: ReactNode
  /** Whether a tip lies in the sheet instead; as `useTipsInSheet` says where nobody says otherwise. */
  tipInSheet?: boolean
}

/** Over the foot of the board: what the table says to something that cannot be done now, or a tip. */
export function NoticePlace<Messages>({ notice, m, onDrop, tip, tipInSheet }: NoticePlaceProps<Messages>) {
  const isUsual = useTipsInSheet()
  return (
    <div className={styles['place']}>
      <NoticeSlip
        number={notice?.number ?? null}
        words={notice?.words(m) ?? ''}
        inBook={notice?.page && <InBook page={notice.page} />}
        onDrop={onDrop}
      />
      {!(tipInSheet ?? isUsual) && tip}
    </div>
  )
}
