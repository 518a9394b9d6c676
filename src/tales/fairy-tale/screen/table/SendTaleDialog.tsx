import { SendOfTable } from '../../../../ui/frames/sharing/SendOfTable.tsx'
import type { DialogProps } from '../../../../ui/tale.ts'
import { fairyTale } from '../../rules.ts'
import { useTable } from '../../table.ts'
import { useDoorWords } from '../../words/base.ts'

/** How the game at the table is sent to somebody else. */
export const SendTaleDialog = ({ onClose }: DialogProps) => (
  <SendOfTable
    rules={fairyTale}
    game={useTable().game}
    fileName={useDoorWords().common.fileName}
    onClose={onClose}
  />
)
