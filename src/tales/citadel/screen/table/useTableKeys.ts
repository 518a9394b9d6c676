import { pauseOrGoOn } from '../../../../playback/commands.ts'
import { type TableKeys, useTableKeys as useKeysOfTable } from '../../../../ui/keys/useTableKeys.ts'
import { isHandsOff } from '../../computer-now.ts'
import { useGame, useIntent, usePlayback } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { BACK } from '../back/undo.ts'
import { HINTS } from '../hints/hints.ts'
import { act, mayAct } from '../now/act.ts'
import { viewNow } from '../now/at-table.ts'
import { endTurn } from '../now/end-turn.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { doIt, nextLevel, takeNextCard, tellOdds, tellStanding, turnHand } from './commands.ts'

/** Only while whoever sits there may do something: under the gate nothing is taken back. */
const ifMay = (command: () => void) => () => {
  if (mayAct()) command()
}

/** What keys of the table do, besides walking over the board. */
const COMMANDS: TableKeys<Messages> = [
  [SHORTCUTS.undo, ifMay(BACK.undoOrSay)],
  [SHORTCUTS.redo, ifMay(BACK.redoAndSay)],
  [SHORTCUTS.reveal, () => act({ type: 'reveal' })],
  [SHORTCUTS.card, takeNextCard],
  [SHORTCUTS.pile, () => act({ type: 'buy-pile' })],
  [SHORTCUTS.hire, () => act({ type: 'hire' })],
  [SHORTCUTS.raze, ifMay(() => useIntent.getState().hold({ kind: 'raze' }))],
  [SHORTCUTS.do, doIt],
  [SHORTCUTS.end, endTurn],
  [SHORTCUTS['put-back'], () => useIntent.getState().cancel()],
  [SHORTCUTS.pause, () => pauseOrGoOn(usePlayback)],
  [SHORTCUTS.skip, () => usePlayback.getState().skip()],
  [SHORTCUTS.again, playAgain],
  [SHORTCUTS.hint, ifMay(HINTS.ask)],
  [SHORTCUTS.hide, turnHand],
  [SHORTCUTS.odds, tellOdds],
  [SHORTCUTS.standing, tellStanding],
  [SHORTCUTS.level, nextLevel],
]

/** Keys of the table, wherever the focus is. */
export const useTableKeys = (): void => useKeysOfTable(COMMANDS, useMessages())

/** Plays the last turn again, unless something is shown already, a computer player is about to act, or the gate is shut. */
function playAgain(): void {
  if (!useGame.getState().session || usePlayback.getState().playing || isHandsOff()) return
  if (viewNow()?.waitsFor === null) usePlayback.getState().again()
}
