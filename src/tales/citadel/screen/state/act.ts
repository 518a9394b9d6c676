import type { Action } from '../../../../engine/citadel/index.ts'
import { isInputBlocked, type Table } from '../../runtime.ts'
import { currentViewer } from './table-state.ts'

/** True if the person at the screen may act now. False at a shut gate and during a bot's turn. */
export const mayAct = (table: Table): boolean =>
  !isInputBlocked(table) && (currentViewer(table)?.acts ?? false)

/** Performs an action if the person may act; a refusal is shown. */
export function act(table: Table, action: Action): void {
  if (mayAct(table)) table.intent.getState().act(action)
}
