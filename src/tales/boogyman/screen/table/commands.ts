import { parseTile } from '../../../../engine/boogyman/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { isHandsOff } from '../../computer-now.ts'
import { useGame, useIntent } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { tellNotice } from '../now/notice.ts'
import { refusalText } from '../now/refusal-text.ts'
import { agreeBack, takeBack, useAskedBack } from '../now/undo.ts'

/** Takes the last action back and says what is gone; asks the table, or says why that cannot be. */
export function undoOrSay(m: Messages): void {
  const gone = lastLine(m)
  if (takeBack()) announce(m.table.undone(gone))
  else if (!useAskedBack.getState().asking) tellNotice(({ table }) => table.undoneNothing)
}

/** Both agreed to go further back. */
export function agreeAndSay(m: Messages): void {
  const gone = lastLine(m)
  agreeBack()
  announce(m.table.undone(gone))
}

/** Does once more what was taken back last. */
export function redoAndSay(m: Messages): void {
  if (useGame.getState().redo()) announce(m.table.redone)
}

/** What was done last, in words. */
function lastLine(m: Messages): string {
  const last = useGame.getState().session?.moves.at(-1)
  return (last && linesOfMove(last, m)[0]?.what) ?? ''
}

/** Gives the pawn in hand, or else one on the tile that has the focus, for one more of its side or for the Boogyman. */
export function give(type: 'spawn' | 'call'): void {
  if (isHandsOff()) return
  const focused = document.activeElement?.getAttribute('data-tile')
  const refusal = useIntent.getState().give(type, focused ? parseTile(focused) : null)
  if (refusal && !useIntent.getState().refused) tellNotice((m) => refusalText(m, refusal))
}
