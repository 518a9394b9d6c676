import { phaseOf } from '../../../../engine/fortress/index.ts'
import { tableCommands } from '../../../../ui/keys/table-commands.ts'
import { type TableKeys, useTableKeys as useKeysOfTable } from '../../../../ui/keys/useTableKeys.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { isHandsOff } from '../../computer-now.ts'
import { selectState, useAim, useGame, usePlayback } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { cardSpoken, oddsSpoken, whySpoken } from '../foresight/spoken.ts'
import { HINTS } from '../hints/hints.ts'
import { act } from '../now/act.ts'
import { endTurn } from '../now/end-turn.ts'
import { NOTICES } from '../now/notice.ts'
import { BACK } from '../now/undo.ts'
import { SHORTCUTS } from '../shortcuts.ts'

const KEYS = tableCommands({ useGame, usePlayback, useIntent: useAim, isHandsOff, notices: NOTICES })

/** What keys of the table do, besides walking along its rows. */
const COMMANDS: TableKeys<Messages> = [
  [SHORTCUTS.fight, KEYS.onTurn(() => act({ type: 'fight' }))],
  [SHORTCUTS.end, KEYS.onTurn(endOrStorm)],
  [SHORTCUTS.back, KEYS.atTable(BACK.undoOrSay)],
  [SHORTCUTS.undo, KEYS.atTable(BACK.undoOrSay)],
  [SHORTCUTS.redo, KEYS.atTable(BACK.redoAndSay)],
  [SHORTCUTS['put-back'], () => useAim.getState().putAway()],
  [SHORTCUTS.pause, KEYS.pause],
  [SHORTCUTS.skip, KEYS.skip],
  [SHORTCUTS.again, KEYS.again],
  [SHORTCUTS.hint, HINTS.ask],
  [SHORTCUTS.why, (m) => tell(whySpoken(m))],
  [SHORTCUTS.odds, (m) => tell(oddsSpoken(m))],
  [SHORTCUTS.about, readCard],
]

/** Keys of the table, wherever the focus is. */
export const useTableKeys = (): void => useKeysOfTable(COMMANDS, useMessages())

function endOrStorm(): void {
  const state = selectState(useGame.getState())
  if (!state) return
  if (phaseOf(state) === 'assault') act({ type: 'assault' })
  else endTurn()
}

/** Says something, and holds what it is about, so that it stays in sight. */
function tell(words: string): void {
  const { aimed, hold } = useAim.getState()
  if (aimed) hold(aimed)
  if (words) announce(words)
}

/** Says what is printed on the card of what is aimed, and shows it; pressed again, it is put away. */
function readCard(m: Messages): void {
  useAim.getState().read()
  if (useAim.getState().reading || !useAim.getState().aimed) announce(cardSpoken(m))
}
