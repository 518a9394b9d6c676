import { NoticePlace } from '../../../../ui/frames/table/NoticePlace.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { dropNotice, useNotice } from '../now/notice.ts'
import { TIPS } from '../tips/late.ts'

const Nothing = () => null

/** Where a tip lies, once tips have come. */
export const TipPlace = () => <Late part={TIPS} given={{}} absent={Nothing} />

/** Over the foot of the field: what the table says to something that cannot be done now, or a tip. */
export const SiegeNotices = () => (
  <NoticePlace
    notice={useNotice((store) => store.notice)}
    m={useMessages()}
    onDrop={dropNotice}
    tip={<TipPlace />}
  />
)
