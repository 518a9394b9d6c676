import { phaseOf } from '../../../../engine/fortress/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { tableKeys } from '../../../../ui/frames/table/table-keys.ts'
import { announce } from '../../../../ui/page/announce.ts'
import type { Table } from '../../runtime.ts'
import type { Messages } from '../../words/messages.ts'
import { cardSpoken, oddsSpoken, whySpoken } from '../foresight/spoken.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { act } from '../state/act.ts'
import { requestEndTurn } from '../state/end-turn.ts'
import { goingBackOf, TABLE_KIT } from '../table-kit.ts'

/** Shortcuts of the table, wherever the focus is. */
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
  else requestEndTurn(table)
}

/** Announces a text, and holds the target so that it stays visible. */
function tell(table: Table, words: string): void {
  const { aimed, hold } = table.aim.getState()
  if (aimed) hold(aimed)
  if (words) announce(words)
}

/** Toggles the card of the target, and announces its values when it opens. */
function readCard(table: Table, m: Messages): void {
  table.aim.getState().read()
  if (table.aim.getState().reading || !table.aim.getState().aimed) announce(cardSpoken(table, m))
}
