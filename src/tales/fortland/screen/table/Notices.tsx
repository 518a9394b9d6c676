import { NoticePlace } from '../../../../ui/frames/table/NoticePlace.tsx'
import { Quiet } from '../../../../ui/parts/Quiet.tsx'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { noticesOf } from '../now/notice.ts'
import { TIPS } from '../tips/late.ts'

/** Where a tip lies, once tips have come. */
export const TipPlace = () => <Quiet part={TIPS} />

/** Over the foot of the board: what the table says to something that cannot be done now, or a tip. */
export const Notices = () => {
  const table = useTable()
  return (
    <NoticePlace
      notice={noticesOf(table).useNotice((store) => store.notice)}
      m={useMessages()}
      onDrop={noticesOf(table).drop}
      tip={<TipPlace />}
    />
  )
}
