import { selectState } from '../../../../session/game-store.ts'
import { nextWarnings } from '../../../../store/warning-settings.ts'
import { tableKeys } from '../../../../ui/frames/table/table-keys.ts'
import { announce } from '../../../../ui/page/announce.ts'
import type { Table } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import type { Messages } from '../../words/messages.ts'
import { readerNow } from '../foresight/useWarnings.ts'
import { spokenWarnings } from '../foresight/warning-words.ts'
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

/** Reads all current warnings aloud. */
function tellWarnings(table: Table, m: Messages): void {
  const state = selectState(table.game.getState())
  if (state) announce(spokenWarnings(m, state, readerNow(table, state), useTaleSettings.getState().warnings))
}

/** Switches to the next warning level, and back to none after the last. Announces the level. */
function nextLevel({ settings, threats }: Messages): void {
  announce(threats.level(settings.warningsOf[nextWarnings(useTaleSettings)]))
}
