import type { Action } from '../../../../engine/citadel/index.ts'
import { isHandsOff } from '../../computer-now.ts'
import { useIntent } from '../../table.ts'
import { viewNow } from './at-table.ts'

/** Whether whoever sits before the screen may do something now: not under the gate, nor while a computer player acts. */
export const mayAct = (): boolean => !isHandsOff() && (viewNow()?.acts ?? false)

/** Does something, or says why it cannot be done. */
export function act(action: Action): void {
  if (mayAct()) useIntent.getState().act(action)
}
