import { useLayout } from '../../../../ui/frames/table/useLayout.ts'
import { useSuggesting } from '../../runtime.ts'

/**
 * True if notices appear over a phone's header instead of the market. In landscape there is no room for them, and a suggestion
 * covers the header already.
 */
export function useNoticeAbove(): boolean {
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  return useLayout() === 'phone' && !suggesting
}
