import { parseTile } from '../../../../engine/boogyman/index.ts'
import { focusedTarget } from '../../../../ui/input/targets.ts'
import { isHandsOff, type Table } from '../../table.ts'
import { noticesOf } from '../table-kit.ts'

/** Gives the pawn in hand, or else one on the tile that has the focus, for one more of its side or for the Boogyman. */
export function give(table: Table, type: 'spawn' | 'call'): void {
  if (isHandsOff(table)) return
  const focused = focusedTarget('tile')
  const refusal = table.intent.getState().give(type, focused ? parseTile(focused) : null)
  if (refusal && !table.intent.getState().refused) noticesOf(table).tellRefusal(refusal)
}
