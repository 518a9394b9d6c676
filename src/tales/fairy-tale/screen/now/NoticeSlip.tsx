import { NoticeSlip as Slip } from '../../../../ui/frames/notice/NoticeSlip.tsx'
import { useLayout } from '../../../../ui/frames/table/useLayout.ts'
import { useSuggesting, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { RefusalInBook, Tips } from '../late/leaves.tsx'
import { noticesOf } from './notice.ts'

/**
 * Whether the slip lies over a phone's header, where nothing is played, rather than over the market. Held across there
 * is no room for it, and while somebody suggests the header is covered already.
 */
export function useNoticeAbove(): boolean {
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  return useLayout() === 'phone' && !suggesting
}

/** What the table says to something that cannot be done now; where nothing is, there is room for a tip. */
export function NoticeSlip() {
  const table = useTable()
  const m = useMessages()
  const notice = noticesOf(table).useNotice((store) => store.notice)
  return (
    <>
      <Slip
        number={notice?.number ?? null}
        words={notice?.words(m) ?? ''}
        inBook={notice?.page && <RefusalInBook code={notice.page} />}
        onDrop={noticesOf(table).drop}
      />
      <Tips />
    </>
  )
}
