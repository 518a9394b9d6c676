import type { Boogyman } from '../../../../engine/boogyman/index.ts'
import { tableKeys } from '../../../../ui/keys/table-keys.ts'
import { isHandsOff, type Table, useTable } from '../../table.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { nextLevel, tellWarnings } from '../foresight/commands.ts'
import { hintsOf } from '../hints/hints.ts'
import { noticesOf } from '../now/notice.ts'
import { goingBackOf } from '../now/undo.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { give } from './commands.ts'

/** Keys of the table, wherever the focus is. */
export const useTableKeys = tableKeys<Boogyman, Table, keyof typeof SHORTCUTS, Messages>({
  shortcuts: SHORTCUTS,
  useTable,
  useMessages,
  isHandsOff,
  handOf: ({ intent }) => intent,
  noticesOf,
  goingBackOf,
  hintsOf,
  own: (table, { onTurn }) => ({
    spawn: onTurn(() => give(table, 'spawn')),
    call: onTurn(() => give(table, 'call')),
    describe: (m) => tellWarnings(table, m),
    level: nextLevel,
  }),
})
