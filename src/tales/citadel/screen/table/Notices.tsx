import { NoticePlace } from '../../../../ui/frames/table/NoticePlace.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { NOTICES } from '../now/notice.ts'

/** Over the foot of the board: what the table says to something that cannot be done now. */
export const Notices = () => (
  <NoticePlace
    notice={NOTICES.useNotice((store) => store.notice)}
    m={useMessages()}
    onDrop={NOTICES.drop}
    tip={null}
  />
)
