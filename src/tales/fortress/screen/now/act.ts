import type { Action } from '../../../../engine/fortress/index.ts'
import { refusalIn } from '../../../../session/game-store.ts'
import { isHandsOff } from '../../computer-now.ts'
import { useGame } from '../../table.ts'
import { NOTICES } from './notice.ts'

/** Does something, or says why it cannot be done. While a computer player leads, nobody does anything. */
export function act(action: Action): void {
  if (isHandsOff()) return
  const refusal = refusalIn(useGame.getState().act(action))
  if (refusal) NOTICES.tellRefusal(refusal)
}
