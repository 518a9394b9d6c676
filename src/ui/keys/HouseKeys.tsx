import { useMessages } from '../../tales/fairy-tale/words/useMessages.ts'
import type { DialogProps } from '../tale.ts'
import { KeysSheet } from './KeysSheet.tsx'
import { SHARED_KEYS } from './shortcuts.ts'

/** The keys that are heard while no tale is open. */
export function HouseKeys({ onClose }: DialogProps) {
  const { groups, means } = useMessages().keys
  return (
    <KeysSheet groups={[{ title: groups.page, rows: [[SHARED_KEYS.keys, means.keys]] }]} onClose={onClose} />
  )
}
