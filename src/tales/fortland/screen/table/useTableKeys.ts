import { oncePer } from '../../../../engine/kernel/index.ts'
import { tableCommands } from '../../../../ui/keys/table-commands.ts'
import { type TableKeys, useTableKeys as useKeysOfTable } from '../../../../ui/keys/useTableKeys.ts'
import { isHandsOff, type Table, useTable } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { nextLevel, tellDangers } from '../foresight/commands.ts'
import { hintsOf } from '../hints/hints.ts'
import { noticesOf } from '../now/notice.ts'
import { goingBackOf } from '../now/undo.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { act, doAll, tellCountries } from './commands.ts'

const keysOf = oncePer((table: Table) =>
  tableCommands({
    useGame: table.game,
    usePlayback: table.playback,
    useIntent: table.intent,
    isHandsOff: () => isHandsOff(table),
    notices: noticesOf(table),
  }),
)

/** What keys of the table do, besides going round the road. */
const commandsOf = oncePer(
  (table: Table): TableKeys<Messages> => [
    [SHORTCUTS.undo, keysOf(table).atTable(goingBackOf(table).undoOrSay)],
    [SHORTCUTS.redo, keysOf(table).atTable(goingBackOf(table).redoAndSay)],
    [SHORTCUTS.roll, keysOf(table).onTurn(() => act(table, 'roll'))],
    [SHORTCUTS.march, keysOf(table).onTurn(() => act(table, 'march'))],
    [SHORTCUTS.turn, keysOf(table).onTurn(() => act(table, 'turn'))],
    [SHORTCUTS.build, keysOf(table).onTurn(() => act(table, 'build'))],
    [SHORTCUTS.tear, keysOf(table).onTurn(() => act(table, 'tear'))],
    [SHORTCUTS.end, keysOf(table).onTurn(() => act(table, 'end'))],
    [SHORTCUTS['do-all'], keysOf(table).onTurn(() => doAll(table))],
    [SHORTCUTS.pause, keysOf(table).pause],
    [SHORTCUTS.skip, keysOf(table).skip],
    [SHORTCUTS.again, keysOf(table).again],
    [SHORTCUTS.hint, hintsOf(table).ask],
    [SHORTCUTS.describe, (m) => tellDangers(table, m)],
    [SHORTCUTS.countries, (m) => tellCountries(table, m)],
    [SHORTCUTS.level, nextLevel],
  ],
)

/** Keys of the table, wherever the focus is. */
export const useTableKeys = (): void => useKeysOfTable(commandsOf(useTable()), useMessages())
