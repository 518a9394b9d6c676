import { NoticeSlip } from '../../../../ui/frames/notice/NoticeSlip.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { dropNotice, useNotice } from '../now/notice.ts'
import { TIPS } from '../tips/late.ts'
import styles from './NoticePlace.module.css'

const Nothing = () => null

/** Over the foot of the board: what the table says to something that cannot be done now, or a tip. */
export function NoticePlace() {
  const m = useMessages()
  const notice = useNotice((store) => store.notice)
  return (
    <div className={styles['place']}>
      <NoticeSlip
        number={notice?.number ?? null}
        words={notice?.words(m) ?? ''}
        page={notice?.page ?? null}
        onDrop={dropNotice}
      />
      <Late part={TIPS} given={{}} absent={Nothing} />
    </div>
  )
}
