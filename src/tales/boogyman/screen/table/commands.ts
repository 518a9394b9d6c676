import { parseTile } from '../../../../engine/boogyman/index.ts'
import { focusedTarget } from '../../../../ui/input/targets.ts'
import { isInputBlocked, type Table } from '../../runtime.ts'
import { noticesOf } from '../table-kit.ts'

/** Spawns or calls with the selected pawn, or else with one on the focused tile. */
export function give(table: Table, type: 'spawn' | 'call'): void {
  if (isInputBlocked(table)) return
  const focused = focusedTarget('tile')
  const refusal = table.intent.getState().give(type, focused ? parseTile(focused) : null)
  if (refusal && !table.intent.getState().refused) noticesOf(table).tellRefusal(refusal)
}
