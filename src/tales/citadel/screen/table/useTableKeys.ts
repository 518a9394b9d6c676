import { tableCommands } from '../../../../ui/keys/table-commands.ts'
import { type TableKeys, useTableKeys as useKeysOfTable } from '../../../../ui/keys/useTableKeys.ts'
import { isHandsOff } from '../../computer-now.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { useGame, useIntent, usePlayback } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { BACK } from '../back/undo.ts'
import { HINTS } from '../hints/hints.ts'
import { act } from '../now/act.ts'
import { endTurn } from '../now/end-turn.ts'
import { NOTICES } from '../now/notice.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { doIt, nextLevel, takeNextCard, tellOdds, tellStanding, turnHand } from './commands.ts'

const KEYS = tableCommands({
  useGame,
  usePlayback,
  useIntent,
  isHandsOff,
  whyElse() {
    const { mayAct, awaits } = HOTSEAT.viewNow()
    return mayAct ? null : awaits === null ? 'over' : 'unconfirmed'
  },
  notices: NOTICES,
})

/** What keys of the table do, besides walking over the board. */
const COMMANDS: TableKeys<Messages> = [
  [SHORTCUTS.undo, KEYS.onTurn(BACK.undoOrSay)],
  [SHORTCUTS.redo, KEYS.onTurn(BACK.redoAndSay)],
  [SHORTCUTS.reveal, KEYS.onTurn(() => act({ type: 'reveal' }))],
  [SHORTCUTS.card, KEYS.onTurn(takeNextCard)],
  [SHORTCUTS.pile, KEYS.onTurn(() => act({ type: 'buy-pile' }))],
  [SHORTCUTS.hire, KEYS.onTurn(() => act({ type: 'hire' }))],
  [SHORTCUTS.raze, KEYS.onTurn(() => useIntent.getState().hold({ kind: 'raze' }))],
  [SHORTCUTS.do, KEYS.onTurn(doIt)],
  [SHORTCUTS.end, KEYS.onTurn(endTurn)],
  [SHORTCUTS['put-back'], () => useIntent.getState().cancel()],
  [SHORTCUTS.pause, KEYS.pause],
  [SHORTCUTS.skip, KEYS.skip],
  [SHORTCUTS.again, KEYS.again],
  [SHORTCUTS.hint, KEYS.onTurn(HINTS.ask)],
  [SHORTCUTS.hide, turnHand],
  [SHORTCUTS.odds, tellOdds],
  [SHORTCUTS.standing, tellStanding],
  [SHORTCUTS.level, nextLevel],
]

/** Keys of the table, wherever the focus is. */
export const useTableKeys = (): void => useKeysOfTable(COMMANDS, useMessages())
