import { create } from 'zustand'
import { takeBackActions } from '../../../../ui/frames/computers/take-back.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { tableWordsNow } from '../../../../ui/text/useTableWords.ts'
import { wasComputers } from '../../computer-now.ts'
import type { Session } from '../../game.ts'
import { isOnePerson } from '../../handed-over.ts'
import type { Table } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { noticesOf } from '../now/notice.ts'
import { undoneInWords } from '../spoken/undone.ts'
import { undoReason, wayBack } from './undo-reason.ts'

/** Whether the table is asked just now if all agree to go back behind a die. Kept by the page alone. */
export const useAgreeing = create(() => ({ asking: false }))

export const leaveItSo = (): void => useAgreeing.setState({ asking: false })

/** Whatever happens in the game meanwhile, what was asked is no longer what would be taken back. */
export function followAgreeing(table: Table): () => void {
  return table.game.onEvent(leaveItSo)
}

/**
 * Takes the last action back, or what a computer player did; behind a die it asks the table first, if there is more
 * than one person at it. Says why where it cannot be.
 */
export function takeBack(table: Table, m: Messages): void {
  const { session, undo, instead } = table.game.getState()
  if (!session) return
  const way = wayBack(session)
  if (way === 'none') noticesOf(table).tell((words) => undoReason(words, session) ?? '')
  else if (way === 'free') goBackAndSay(table, m, session, undo)
  else if (!instead && isAlone(table, session)) agreeBack(table, m)
  else if (!instead) useAgreeing.setState({ asking: true })
}

/** All agree: the last action is taken back although a die fell in it, or a tile was turned up. */
export function agreeBack(table: Table, m: Messages): void {
  const { session, goBack } = table.game.getState()
  leaveItSo()
  if (session) goBackAndSay(table, m, session, () => goBack(session.moves.length - 1))
}

/** Does once more what was taken back last. */
export function redoAndSay(table: Table, m: Messages): void {
  if (table.game.getState().redo()) announce(m.table.redone)
  else noticesOf(table).tell(() => tableWordsNow().redoneNothing)
}

function goBackAndSay(table: Table, m: Messages, session: Session, first: () => boolean): void {
  const { undo } = table.game.getState()
  if (takeBackActions(undo, () => wasComputers(table), first))
    announce(m.table.undone(undoneInWords(table, m, session)))
}

function isAlone(table: Table, { config }: Session): boolean {
  return isOnePerson(config.seats, table.leaders.getState())
}
