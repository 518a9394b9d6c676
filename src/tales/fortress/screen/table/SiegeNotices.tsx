import { NoticePlace, useTipsInSheet } from '../../../../ui/frames/table/NoticePlace.tsx'
import { isSmall, useLayout } from '../../../../ui/frames/table/useLayout.ts'
import { useShownState } from '../now/at-table.ts'
import { Notice, TipPlace } from './parts.ts'

/** On a phone a tip lies in the sheet while a column stands on the field; else on the meadow, where it covers no card. */
export function useTipInSheet(): boolean {
  const { column } = useShownState()
  return useTipsInSheet() && column.length > 0
}

/** Over the foot of the field: what the table says to something that cannot be done now, or on a phone a tip; else that lies beside the wall. */
export function SiegeNotices() {
  const small = isSmall(useLayout())
  const inSheet = useTipInSheet()
  return (
    <NoticePlace tip={small && <TipPlace />} tipInSheet={inSheet}>
      <Notice />
    </NoticePlace>
  )
}
