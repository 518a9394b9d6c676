import { tableDialogs } from '../../../../ui/frames/table/table-dialogs.tsx'
import { KIT } from '../kit.ts'
import { SHORTCUTS } from '../shortcuts.ts'

/** The dialogs that are alike in every tale. */
export const { KeysDialog, SendTaleDialog } = tableDialogs(KIT, SHORTCUTS)
