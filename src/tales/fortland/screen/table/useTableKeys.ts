import { tableKeys } from '../../../../ui/frames/table/table-keys.ts'
import { nextLevel, tellDangers } from '../foresight/danger-commands.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { actHere, doAll, tellCountries } from './commands.ts'

/** Keys of the table, wherever the focus is. */
export const useTableKeys = tableKeys(TABLE_KIT, {
  shortcuts: SHORTCUTS,
  handOf: ({ intent }) => intent,
  own: (table, { onTurn }) => ({
    roll: onTurn(() => actHere(table, 'roll')),
    march: onTurn(() => actHere(table, 'march')),
    turn: onTurn(() => actHere(table, 'turn')),
    build: onTurn(() => actHere(table, 'build')),
    tear: onTurn(() => actHere(table, 'tear')),
    end: onTurn(() => actHere(table, 'end')),
    'do-all': onTurn(() => doAll(table)),
    describe: (m) => tellDangers(table, m),
    countries: (m) => tellCountries(table, m),
    level: nextLevel,
  }),
})
