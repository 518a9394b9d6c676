import type { ReactNode } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { Sheet } from '../../../../ui/art/index.ts'
import { DialogButton } from '../../../../ui/frames/DialogButton.tsx'
import { NoticeSlip, useNoticeAbove } from '../now/NoticeSlip.tsx'
import { Goal, Hearts } from './Goals.tsx'
import styles from './PhoneHeader.module.css'
import { Resources } from './Resources.tsx'

/** On a phone the header is printed on paper, between the rule book and the settings. */
export function PhoneHeader({ shown, ribbon }: { shown: State; ribbon: ReactNode }) {
  const noticeAbove = useNoticeAbove()
  return (
    <Sheet torn={['bottom']} seed="top" className={styles['paper']}>
      <header className={styles['header']} data-counts={shown.boxes.resources ? '' : undefined}>
        <DialogButton opens="rules" size={44} />
        <Hearts state={shown} small />
        <div className={styles['ribbon']}>{ribbon}</div>
        <Goal state={shown} small />
        <Resources state={shown} size={17} />
        <DialogButton opens="settings" size={44} />
      </header>
      {noticeAbove && (
        <div className={styles['notice']}>
          <NoticeSlip />
        </div>
      )}
    </Sheet>
  )
}
