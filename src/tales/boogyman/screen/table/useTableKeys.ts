import { pauseOrGoOn } from '../../../../playback/commands.ts'
import { type TableKeys, useTableKeys as useKeysOfTable } from '../../../../ui/keys/useTableKeys.ts'
import { isHandsOff } from '../../computer-now.ts'
import { useGame, usePlayback } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { nextLevel, tellWarnings } from '../foresight/commands.ts'
import { HINTS } from '../hints/hints.ts'
import { BACK } from '../now/undo.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { give } from './commands.ts'

/** What keys of the table do, besides walking over the board. */
const COMMANDS: TableKeys<Messages> = [
  [SHORTCUTS.undo, BACK.undoOrSay],
  [SHORTCUTS.redo, BACK.redoAndSay],
  [SHORTCUTS.spawn, () => give('spawn')],
  [SHORTCUTS.call, () => give('call')],
  [SHORTCUTS.pause, () => pauseOrGoOn(usePlayback)],
  [SHORTCUTS.skip, () => usePlayback.getState().skip()],
  [SHORTCUTS.again, playAgain],
  [SHORTCUTS.hint, HINTS.ask],
  [SHORTCUTS.describe, tellWarnings],
  [SHORTCUTS.level, nextLevel],
]

/** Keys of the table, wherever the focus is. */
export const useTableKeys = (): void => useKeysOfTable(COMMANDS, useMessages())

/** Plays the last turn again, unless something is shown already or a computer player is about to act. */
function playAgain(): void {
  if (useGame.getState().session && !usePlayback.getState().playing && !isHandsOff())
    usePlayback.getState().again()
}
