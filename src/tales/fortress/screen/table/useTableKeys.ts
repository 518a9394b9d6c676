import { phaseOf } from '../../../../engine/fortress/index.ts'
import { oncePer } from '../../../../engine/kernel/index.ts'
import { tableCommands } from '../../../../ui/keys/table-commands.ts'
import { type TableKeys, useTableKeys as useKeysOfTable } from '../../../../ui/keys/useTableKeys.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { isHandsOff, selectState, type Table, useTable } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { cardSpoken, oddsSpoken, whySpoken } from '../foresight/spoken.ts'
import { hintsOf } from '../hints/hints.ts'
import { act } from '../now/act.ts'
import { endTurn } from '../now/end-turn.ts'
import { noticesOf } from '../now/notice.ts'
import { goingBackOf } from '../now/undo.ts'
import { SHORTCUTS } from '../shortcuts.ts'

const keysOf = oncePer((table: Table) =>
  tableCommands({
    useGame: table.game,
    usePlayback: table.playback,
    useIntent: table.aim,
    isHandsOff: () => isHandsOff(table),
    notices: noticesOf(table),
  }),
)

/** What keys of the table do, besides walking along its rows. */
const commandsOf = oncePer(
  (table: Table): TableKeys<Messages> => [
    [SHORTCUTS.fight, keysOf(table).onTurn(() => act(table, { type: 'fight' }))],
    [SHORTCUTS.end, keysOf(table).onTurn(() => endOrStorm(table))],
    [SHORTCUTS.back, keysOf(table).atTable(goingBackOf(table).undoOrSay)],
    [SHORTCUTS.undo, keysOf(table).atTable(goingBackOf(table).undoOrSay)],
    [SHORTCUTS.redo, keysOf(table).atTable(goingBackOf(table).redoAndSay)],
    [SHORTCUTS['put-back'], () => table.aim.getState().putAway()],
    [SHORTCUTS.pause, keysOf(table).pause],
    [SHORTCUTS.skip, keysOf(table).skip],
    [SHORTCUTS.again, keysOf(table).again],
    [SHORTCUTS.hint, hintsOf(table).ask],
    [SHORTCUTS.why, (m) => tell(table, whySpoken(table, m))],
    [SHORTCUTS.odds, (m) => tell(table, oddsSpoken(table, m))],
    [SHORTCUTS.about, (m) => readCard(table, m)],
  ],
)

/** Keys of the table, wherever the focus is. */
export const useTableKeys = (): void => useKeysOfTable(commandsOf(useTable()), useMessages())

function endOrStorm(table: Table): void {
  const state = selectState(table.game.getState())
  if (!state) return
  if (phaseOf(state) === 'assault') act(table, { type: 'assault' })
  else endTurn(table)
}

/** Says something, and holds what it is about, so that it stays in sight. */
function tell(table: Table, words: string): void {
  const { aimed, hold } = table.aim.getState()
  if (aimed) hold(aimed)
  if (words) announce(words)
}

/** Says what is printed on the card of what is aimed, and shows it; pressed again, it is put away. */
function readCard(table: Table, m: Messages): void {
  table.aim.getState().read()
  if (table.aim.getState().reading || !table.aim.getState().aimed) announce(cardSpoken(table, m))
}
