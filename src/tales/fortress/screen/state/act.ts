import type { Action } from '../../../../engine/fortress/index.ts'
import { asRefusal } from '../../../../session/game-store.ts'
import { isInputBlocked, type Table } from '../../runtime.ts'
import { noticesOf } from '../table-kit.ts'

/** Performs an action or explains its refusal. Ignored during a bot's turn. */
export function act(table: Table, action: Action): void {
  if (isInputBlocked(table)) return
  const refusal = asRefusal(table.game.getState().act(action))
  if (refusal) noticesOf(table).tellRefusal(refusal)
}
