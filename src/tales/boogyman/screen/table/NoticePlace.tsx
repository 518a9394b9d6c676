import { NoticeSlip } from '../../../../ui/frames/notice/NoticeSlip.tsx'
import styles from '../../../../ui/frames/table/NoticePlace.module.css'
import { useLayout, useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { dropNotice, useNotice } from '../now/notice.ts'
import { TIPS } from '../tips/late.ts'

const Nothing = () => null

/** Where a tip lies, once tips have come. */
export const TipPlace = () => <Late part={TIPS} given={{}} absent={Nothing} />

/** Whether a tip lies in the sheet of a small window, where it covers nothing of the board; in one that is low there is no room. */
export function useTipsInSheet(): boolean {
  const layout = useLayout()
  const { low } = useTightness()
  return layout === 'across' || (layout === 'phone' && !low)
}

/** Over the foot of the board: what the table says to something that cannot be done now, or a tip. */
export function NoticePlace() {
  const m = useMessages()
  const notice = useNotice((store) => store.notice)
  const tipsInSheet = useTipsInSheet()
  return (
    <div className={styles['place']}>
      <NoticeSlip
        number={notice?.number ?? null}
        words={notice?.words(m) ?? ''}
        page={notice?.page ?? null}
        onDrop={dropNotice}
      />
      {!tipsInSheet && <TipPlace />}
    </div>
  )
}
