import { create } from 'zustand'
import { takeBackActions } from '../../../../ui/frames/computers/take-back.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { tableWordsNow } from '../../../../ui/text/useTableWords.ts'
import { wasComputers } from '../../computer-now.ts'
import type { Session } from '../../game.ts'
import { isOnePerson } from '../../handed-over.ts'
import { useLeaders } from '../../leaders.ts'
import { useGame } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { NOTICES } from '../now/notice.ts'
import { undoneInWords } from '../spoken/undone.ts'
import { undoReason, wayBack } from './undo-reason.ts'

/** Whether the table is asked just now if all agree to go back behind a die. Kept by the page alone. */
export const useAgreeing = create(() => ({ asking: false }))

export const leaveItSo = (): void => useAgreeing.setState({ asking: false })

/** Whatever happens in the game meanwhile, what was asked is no longer what would be taken back. */
export function followAgreeing(): void {
  useGame.onEvent(leaveItSo)
}

/**
 * Takes the last action back, or what a computer player did; behind a die it asks the table first, if there is more
 * than one person at it. Says why where it cannot be.
 */
export function takeBack(m: Messages): void {
  const { session, undo, instead } = useGame.getState()
  if (!session) return
  const way = wayBack(session)
  if (way === 'none') NOTICES.tell((words) => undoReason(words, session) ?? '')
  else if (way === 'free') goBackAndSay(m, session, undo)
  else if (!instead && isAlone(session)) agreeBack(m)
  else if (!instead) useAgreeing.setState({ asking: true })
}

/** All agree: the last action is taken back although a die fell in it, or a tile was turned up. */
export function agreeBack(m: Messages): void {
  const { session, goBack } = useGame.getState()
  leaveItSo()
  if (session) goBackAndSay(m, session, () => goBack(session.moves.length - 1))
}

/** Does once more what was taken back last. */
export function redoAndSay(m: Messages): void {
  if (useGame.getState().redo()) announce(m.table.redone)
  else NOTICES.tell(() => tableWordsNow().redoneNothing)
}

function goBackAndSay(m: Messages, session: Session, first: () => boolean): void {
  const { undo } = useGame.getState()
  if (takeBackActions(undo, wasComputers, first)) announce(m.table.undone(undoneInWords(m, session)))
}

function isAlone({ config }: Session): boolean {
  return isOnePerson(config.seats, useLeaders.getState())
}
