import type { FairyTale } from '../../../../engine/fairy-tale/index.ts'
import { oncePer } from '../../../../engine/kernel/index.ts'
import { tableHook } from '../../../../playback/shown-table.ts'
import { createPositionStore } from '../../../../session/position-store.ts'
import { takeBackActions } from '../../../../ui/frames/computers/take-back.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { frameWordsNow } from '../../../../ui/text/frames.ts'
import type { Session } from '../../game.ts'
import { isOnePerson } from '../../handed-over.ts'
import { isComputers, type Table, useTable } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { noticesOf } from '../now/notice.ts'
import { undoneInWords } from '../spoken/undone.ts'
import { undoReason, wayBack } from './undo-reason.ts'

/**
 * Whether a table is asked just now if all agree to go back behind a die. It is about one position: in any other, what would be
 * taken back is not what was asked about.
 */
export const agreeingAt = oncePer((table: Table) =>
  createPositionStore<FairyTale, { asking: boolean }>(table.game, () => ({ asking: false })),
)

export const useAgreeing = tableHook(useTable, agreeingAt)

export const leaveItSo = (table: Table): void => agreeingAt(table).setState({ asking: false })

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
  else if (!instead) agreeingAt(table).setState({ asking: true })
}

/** All agree: the last action is taken back although a die fell in it, or a tile was turned up. */
export function agreeBack(table: Table, m: Messages): void {
  const { session, goBack } = table.game.getState()
  leaveItSo(table)
  if (session) goBackAndSay(table, m, session, () => goBack(session.moves.length - 1))
}

/** Does once more what was taken back last. */
export function redoAndSay(table: Table, m: Messages): void {
  if (table.game.getState().redo()) announce(m.table.redone)
  else noticesOf(table).tell(() => frameWordsNow().table.redoneNothing)
}

function goBackAndSay(table: Table, m: Messages, session: Session, first: () => boolean): void {
  const { undo } = table.game.getState()
  if (takeBackActions(undo, () => wasComputers(table), first))
    announce(m.table.undone(undoneInWords(table, m, session)))
}

function isAlone(table: Table, { config }: Session): boolean {
  return isOnePerson(config.seats, table.leaders.getState())
}

/** True if the last action was a computer player's, as the seats are led now. */
function wasComputers(table: Table): boolean {
  const last = table.game.getState().session?.moves.at(-1)
  return last !== undefined && isComputers(table, last)
}
