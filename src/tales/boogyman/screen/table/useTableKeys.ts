import { oncePer } from '../../../../engine/kernel/index.ts'
import { tableCommands } from '../../../../ui/keys/table-commands.ts'
import { type TableKeys, useTableKeys as useKeysOfTable } from '../../../../ui/keys/useTableKeys.ts'
import { isHandsOff, type Table, useTable } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { nextLevel, tellWarnings } from '../foresight/commands.ts'
import { hintsOf } from '../hints/hints.ts'
import { noticesOf } from '../now/notice.ts'
import { goingBackOf } from '../now/undo.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { give } from './commands.ts'

const keysOf = oncePer((table: Table) =>
  tableCommands({
    useGame: table.game,
    usePlayback: table.playback,
    useIntent: table.intent,
    isHandsOff: () => isHandsOff(table),
    notices: noticesOf(table),
  }),
)

/** What keys of the table do, besides walking over the board. */
const commandsOf = oncePer(
  (table: Table): TableKeys<Messages> => [
    [SHORTCUTS.undo, keysOf(table).atTable(goingBackOf(table).undoOrSay)],
    [SHORTCUTS.redo, keysOf(table).atTable(goingBackOf(table).redoAndSay)],
    [SHORTCUTS.spawn, keysOf(table).onTurn(() => give(table, 'spawn'))],
    [SHORTCUTS.call, keysOf(table).onTurn(() => give(table, 'call'))],
    [SHORTCUTS.pause, keysOf(table).pause],
    [SHORTCUTS.skip, keysOf(table).skip],
    [SHORTCUTS.again, keysOf(table).again],
    [SHORTCUTS.hint, hintsOf(table).ask],
    [SHORTCUTS.describe, (m) => tellWarnings(table, m)],
    [SHORTCUTS.level, nextLevel],
  ],
)

/** Keys of the table, wherever the focus is. */
export const useTableKeys = (): void => useKeysOfTable(commandsOf(useTable()), useMessages())
