import { fortland } from '../../../../engine/fortland/index.ts'
import { SendOfTable } from '../../../../ui/frames/sharing/SendOfTable.tsx'
import type { DialogProps } from '../../../../ui/tale.ts'
import { useTable } from '../../table.ts'
import { useCoverWords } from '../../words/cover.ts'

/** How the game at the table is sent to somebody else. */
export const SendTaleDialog = ({ onClose }: DialogProps) => (
  <SendOfTable
    rules={fortland}
    game={useTable().game}
    fileName={useCoverWords().common.fileName}
    onClose={onClose}
  />
)
