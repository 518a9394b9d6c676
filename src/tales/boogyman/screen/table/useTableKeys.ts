import { tableCommands } from '../../../../ui/keys/table-commands.ts'
import { type TableKeys, useTableKeys as useKeysOfTable } from '../../../../ui/keys/useTableKeys.ts'
import { isHandsOff } from '../../computer-now.ts'
import { useGame, useIntent, usePlayback } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { nextLevel, tellWarnings } from '../foresight/commands.ts'
import { HINTS } from '../hints/hints.ts'
import { NOTICES } from '../now/notice.ts'
import { BACK } from '../now/undo.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { give } from './commands.ts'

const KEYS = tableCommands({ useGame, usePlayback, useIntent, isHandsOff, notices: NOTICES })

/** What keys of the table do, besides walking over the board. */
const COMMANDS: TableKeys<Messages> = [
  [SHORTCUTS.undo, KEYS.atTable(BACK.undoOrSay)],
  [SHORTCUTS.redo, KEYS.atTable(BACK.redoAndSay)],
  [SHORTCUTS.spawn, KEYS.onTurn(() => give('spawn'))],
  [SHORTCUTS.call, KEYS.onTurn(() => give('call'))],
  [SHORTCUTS.pause, KEYS.pause],
  [SHORTCUTS.skip, KEYS.skip],
  [SHORTCUTS.again, KEYS.again],
  [SHORTCUTS.hint, HINTS.ask],
  [SHORTCUTS.describe, tellWarnings],
  [SHORTCUTS.level, nextLevel],
]

/** Keys of the table, wherever the focus is. */
export const useTableKeys = (): void => useKeysOfTable(COMMANDS, useMessages())
