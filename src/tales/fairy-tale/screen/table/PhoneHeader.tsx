import type { ReactNode } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { PaperCard } from '../../../../ui/art/index.ts'
import { ONE_TAB_STOP } from '../../../../ui/input/toolbar.ts'
import { useNoticeAbove } from '../state/useNoticeAbove.ts'
import { Notice } from '../table-parts.ts'
import { Goal, Hearts } from './Goals.tsx'
import styles from './PhoneHeader.module.css'
import { Resources } from './Resources.tsx'

/** The header of a phone, on paper. */
export function PhoneHeader({ shown, ribbon }: { shown: State; ribbon: ReactNode }) {
  const noticeAbove = useNoticeAbove()
  return (
    <PaperCard torn={['bottom']} seed="top" className={styles['paper']}>
      <header
        className={styles['header']}
        data-counts={shown.boxes.resources ? '' : undefined}
        {...ONE_TAB_STOP}
      >
        <Hearts state={shown} small />
        <div className={styles['ribbon']}>{ribbon}</div>
        <Goal state={shown} small />
        <Resources state={shown} size={17} />
      </header>
      {noticeAbove && (
        <div className={styles['notice']}>
          <Notice />
        </div>
      )}
    </PaperCard>
  )
}
