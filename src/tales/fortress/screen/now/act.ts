import type { Action } from '../../../../engine/fortress/index.ts'
import { refusalIn } from '../../../../session/game-store.ts'
import { isHandsOff, type Table } from '../../table.ts'
import { noticesOf } from '../table-kit.ts'

/** Does something, or says why it cannot be done. While a computer player leads, nobody does anything. */
export function act(table: Table, action: Action): void {
  if (isHandsOff(table)) return
  const refusal = refusalIn(table.game.getState().act(action))
  if (refusal) noticesOf(table).tellRefusal(refusal)
}
