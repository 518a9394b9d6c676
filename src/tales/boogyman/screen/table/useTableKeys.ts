import { tableKeys } from '../../../../ui/frames/table/table-keys.ts'
import { nextLevel, tellWarnings } from '../foresight/warning-commands.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { give } from './commands.ts'

/** Keys of the table, wherever the focus is. */
export const useTableKeys = tableKeys(TABLE_KIT, {
  shortcuts: SHORTCUTS,
  handOf: ({ intent }) => intent,
  own: (table, { onTurn }) => ({
    spawn: onTurn(() => give(table, 'spawn')),
    call: onTurn(() => give(table, 'call')),
    describe: (m) => tellWarnings(table, m),
    level: nextLevel,
  }),
})
