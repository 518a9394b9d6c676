import { type Fortress, phaseOf } from '../../../../engine/fortress/index.ts'
import { tableKeys } from '../../../../ui/keys/table-keys.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { isHandsOff, selectState, type Table, useTable } from '../../table.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { cardSpoken, oddsSpoken, whySpoken } from '../foresight/spoken.ts'
import { hintsOf } from '../hints/hints.ts'
import { act } from '../now/act.ts'
import { endTurn } from '../now/end-turn.ts'
import { noticesOf } from '../now/notice.ts'
import { goingBackOf } from '../now/undo.ts'
import { SHORTCUTS } from '../shortcuts.ts'

/** Keys of the table, wherever the focus is. */
export const useTableKeys = tableKeys<Fortress, Table, keyof typeof SHORTCUTS, Messages>({
  shortcuts: SHORTCUTS,
  useTable,
  useMessages,
  isHandsOff,
  handOf: ({ aim }) => aim,
  noticesOf,
  goingBackOf,
  hintsOf,
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
