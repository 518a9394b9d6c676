import { tableKeys } from '../../../../ui/frames/table/table-keys.ts'
import { nextLevel, tellDangers } from '../foresight/danger-commands.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { act, doAll, tellCountries } from './commands.ts'

/** Keys of the table, wherever the focus is. */
export const useTableKeys = tableKeys(TABLE_KIT, {
  shortcuts: SHORTCUTS,
  handOf: ({ intent }) => intent,
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
