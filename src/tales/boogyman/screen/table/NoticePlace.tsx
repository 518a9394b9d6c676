import { NoticeSlip } from '../../../../ui/frames/notice/NoticeSlip.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { dropNotice, useNotice } from '../now/notice.ts'
import styles from './NoticePlace.module.css'

/** Over the foot of the board: what the table says to something that cannot be done now. */
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
    </div>
  )
}
