import { SHARED_KEYS } from '../input/shortcuts.ts'
import type { DialogProps } from '../tale.ts'
import { useKeysWords } from '../text/keys.ts'
import { KeysSheet } from './KeysSheet.tsx'

/** The active shortcuts without an open tale. */
export function HouseKeys({ onClose }: DialogProps) {
  const { groups, means } = useKeysWords()
  return (
    <KeysSheet groups={[{ title: groups.page, rows: [[SHARED_KEYS.keys, means.keys]] }]} onClose={onClose} />
  )
}
