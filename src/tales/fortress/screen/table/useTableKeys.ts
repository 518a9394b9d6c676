import { phaseOf } from '../../../../engine/fortress/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { tableKeys } from '../../../../ui/frames/table/table-keys.ts'
import { announce } from '../../../../ui/page/announce.ts'
import type { Table } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { cardSpoken, oddsSpoken, whySpoken } from '../foresight/spoken.ts'
import { act } from '../now/act.ts'
import { endTurn } from '../now/end-turn.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { goingBackOf, TABLE_KIT } from '../table-kit.ts'

/** Keys of the table, wherever the focus is. */
export const useTableKeys = tableKeys(TABLE_KIT, {
  shortcuts: SHORTCUTS,
  handOf: ({ aim }) => aim,
  own: (table, { atTable, onTurn }) => ({
    fight: onTurn(() => act(table, { type: 'fight' })),
    end: onTurn(() => endOrStorm(table)),
    back: atTable(goingBackOf(table).undoOrSay),
    'put-back': () => table.aim.getState().putAway(),
    why: (m) => tell(table, whySpoken(table, m)),
    odds: (m) => tell(table, oddsSpoken(table, m)),
    about: (m) => readCard(table, m),
  }),
})

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
