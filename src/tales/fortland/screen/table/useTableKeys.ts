import type { Fortland } from '../../../../engine/fortland/index.ts'
import { tableKeys } from '../../../../ui/keys/table-keys.ts'
import { isHandsOff, type Table, useTable } from '../../table.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { nextLevel, tellDangers } from '../foresight/commands.ts'
import { hintsOf } from '../hints/hints.ts'
import { noticesOf } from '../now/notice.ts'
import { goingBackOf } from '../now/undo.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { act, doAll, tellCountries } from './commands.ts'

/** Keys of the table, wherever the focus is. */
export const useTableKeys = tableKeys<Fortland, Table, keyof typeof SHORTCUTS, Messages>({
  shortcuts: SHORTCUTS,
  useTable,
  useMessages,
  isHandsOff,
  handOf: ({ intent }) => intent,
  noticesOf,
  goingBackOf,
  hintsOf,
  own: (table, { onTurn }) => ({
    roll: onTurn(() => act(table, 'roll')),
    march: onTurn(() => act(table, 'march')),
    turn: onTurn(() => act(table, 'turn')),
    build: onTurn(() => act(table, 'build')),
    tear: onTurn(() => act(table, 'tear')),
    end: onTurn(() => act(table, 'end')),
    'do-all': onTurn(() => doAll(table)),
    describe: (m) => tellDangers(table, m),
    countries: (m) => tellCountries(table, m),
    level: nextLevel,
  }),
})
