import { useEffect } from 'react'
import { asksFor, isForTable } from '../../../../ui/keys/heard.ts'
import type { Shortcut } from '../../../../ui/keys/shortcuts.ts'
import { isHandsOff } from '../../computer-now.ts'
import { useGame, usePlayback } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { nextLevel, tellWarnings } from '../foresight/commands.ts'
import { askHint } from '../hints/hints.ts'
import { BACK } from '../now/undo.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { give } from './commands.ts'

/** What keys of the table do, besides walking over the board. */
const COMMANDS: readonly (readonly [Shortcut, (m: Messages) => void])[] = [
  [SHORTCUTS.undo, BACK.undoOrSay],
  [SHORTCUTS.redo, BACK.redoAndSay],
  [SHORTCUTS.spawn, () => give('spawn')],
  [SHORTCUTS.call, () => give('call')],
  [SHORTCUTS.pause, pauseShow],
  [SHORTCUTS.skip, () => usePlayback.getState().skip()],
  [SHORTCUTS.again, playAgain],
  [SHORTCUTS.hint, askHint],
  [SHORTCUTS.describe, tellWarnings],
  [SHORTCUTS.level, nextLevel],
]

/** Keys of the table, wherever the focus is. Never while somebody types, and never in a dialog. */
export function useTableKeys(): void {
  const m = useMessages()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = isForTable(event) && COMMANDS.find(([shortcut]) => asksFor(event, shortcut))
      if (!asked) return
      event.preventDefault()
      asked[1](m)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [m])
}

/** Pauses what is shown, or lets it go on. */
function pauseShow(): void {
  const { paused, pause, resume } = usePlayback.getState()
  if (paused) resume()
  else pause()
}

/** Plays the last turn again, unless something is shown already or a computer player is about to act. */
function playAgain(): void {
  if (useGame.getState().session && !usePlayback.getState().playing && !isHandsOff())
    usePlayback.getState().again()
}
