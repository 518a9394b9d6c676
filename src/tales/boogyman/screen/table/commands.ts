import { parseTile } from '../../../../engine/boogyman/index.ts'
import { focusedTarget } from '../../../../ui/input/targets.ts'
import { isHandsOff } from '../../computer-now.ts'
import { useIntent } from '../../table.ts'
import { NOTICES } from '../now/notice.ts'

/** Gives the pawn in hand, or else one on the tile that has the focus, for one more of its side or for the Boogyman. */
export function give(type: 'spawn' | 'call'): void {
  if (isHandsOff()) return
  const focused = focusedTarget('tile')
  const refusal = useIntent.getState().give(type, focused ? parseTile(focused) : null)
  if (refusal && !useIntent.getState().refused) NOTICES.tellRefusal(refusal)
}
