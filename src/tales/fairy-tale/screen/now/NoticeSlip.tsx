import { useLayout } from '../../../../ui/frames/table/useLayout.ts'
import { useSuggesting } from '../../table.ts'
import { Notice, TipPlace } from '../table-parts.ts'

/**
 * Whether the slip lies over a phone's header, where nothing is played, rather than over the market. Held across there
 * is no room for it, and while somebody suggests the header is covered already.
 */
export function useNoticeAbove(): boolean {
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  return useLayout() === 'phone' && !suggesting
}

/** What the table says to something that cannot be done now; where nothing is, there is room for a tip. */
export const NoticeSlip = () => (
  <>
    <Notice />
    <TipPlace />
  </>
)
