import type { Action } from '../../../../engine/citadel/index.ts'
import { isHandsOff, type Table } from '../../table.ts'
import { viewNow } from './at-table.ts'

/** Whether whoever sits before the screen may do something now: not under the gate, nor while a computer player acts. */
export const mayAct = (table: Table): boolean => !isHandsOff(table) && (viewNow(table)?.acts ?? false)

/** Does something, or says why it cannot be done. */
export function act(table: Table, action: Action): void {
  if (mayAct(table)) table.intent.getState().act(action)
}
